import { useTranslations } from 'next-intl';
import { useLangOf } from '@/components/layout/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';

/** Says that the page's content fell back to another language, in the visitor's own (decision 6). */
export function TranslationNote({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { contentLanguage, frame } = page;
  if (contentLanguage.tag === frame.language.tag) return null;
  return (
    <p
      className="translation-note"
      lang={frame.language.tag}
      dir={frame.language.dir}
      {...langOf('layout.notTranslated')}
    >
      {t('notTranslated', { language: contentLanguage.name })}
    </p>
  );
}
