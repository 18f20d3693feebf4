import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { PageView } from '@/lib/domain/site/view-model';
import { neighbours } from './navigation';
import { titleLang } from './title-lang';

const LINK =
  'basis-104 font-display text-(length:--size-name) underline-offset-[0.3em] hover:underline hover:decoration-1';
const WHICH = 'mb-1 block font-text text-(length:--size-small) text-(--muted)';

/** From one page to the one before and after it under the same parent. */
export function Pager({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { previous, next } = neighbours(page.siblings, page.document.translation.path);
  if (previous === undefined && next === undefined) return null;
  const { frame } = page;
  const language = frame.language.code;
  return (
    <nav
      className="mt-(--space-5) flex flex-wrap justify-between gap-x-(--gutter) gap-y-(--space-3) print:hidden"
      aria-label={t('pager')}
    >
      {previous === undefined ? null : (
        <SiteLink path={previous.path} language={language} rel="prev" className={LINK}>
          <small className={WHICH} {...langOf('layout.previous')}>
            {t('previous')}
          </small>{' '}
          <span {...titleLang(previous, frame)}>{previous.title}</span>
        </SiteLink>
      )}
      {next === undefined ? null : (
        <SiteLink path={next.path} language={language} rel="next" className={`ms-auto text-end ${LINK}`}>
          <small className={WHICH} {...langOf('layout.next')}>
            {t('next')}
          </small>{' '}
          <span {...titleLang(next, frame)}>{next.title}</span>
        </SiteLink>
      )}
    </nav>
  );
}
