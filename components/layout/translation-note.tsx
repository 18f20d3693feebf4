import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';

const NOTE =
  'translation-note border-s-2 border-(--accent) ps-(--space-2) text-(length:--size-small) text-(--muted)';

/** Says that all or a part of the content is in another language, in the visitor's own (decision 30). */
export function TranslationNote({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { contentLanguage, sourceLanguage, frame } = page;
  const isElsewhere = contentLanguage.tag !== frame.language.tag;
  if (!isElsewhere && !isMixed(page)) return null;
  const [key, language] = isElsewhere
    ? (['notTranslated', contentLanguage] as const)
    : (['partlyTranslated', sourceLanguage] as const);
  return (
    <p
      className={page.layout === 'page' ? `${NOTE} my-(--space-4)` : NOTE}
      lang={frame.language.tag}
      dir={frame.language.dir}
      {...langOf(`layout.${key}`)}
    >
      {t(key, { language: language.name })}
    </p>
  );
}

/** Whether a block that visitors are shown is in another language. */
function isMixed({ document, untranslated }: PageView): boolean {
  if (untranslated.length === 0) return false;
  return document.translation.content.sections.some(({ blocks }) =>
    blocks.some(({ id }) => untranslated.includes(id)),
  );
}
