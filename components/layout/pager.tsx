import { useTranslations } from 'next-intl';
import { Picture } from '@/components/parts/picture';
import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import { useLangOf } from '@/components/parts/use-lang-of';
import type { ListedPage, PageView } from '@/lib/domain/site/view-model';
import { neighbours } from './navigation';

const LINK =
  'grid max-w-104 flex-1 content-end font-display text-(length:--size-name) underline-offset-[0.3em] hover:underline hover:decoration-1';
const WHICH = 'mb-1 block font-text text-(length:--size-small) text-(--muted)';

/** As wide as a picture of a neighbour stands at most, and the most pixels that it needs. */
const WIDTHS = [{ width: '11rem' }];
const PICTURE_PX = 640;

/** From one page to the one before and after it under the same parent, by picture and title. */
export function Pager({ page }: { page: PageView }) {
  const t = useTranslations('layout');
  const { previous, next } = neighbours(page.siblings, page.document.translation.path);
  if (previous === undefined && next === undefined) return null;
  return (
    <nav className="mt-(--space-5) flex justify-between gap-(--gutter) print:hidden" aria-label={t('pager')}>
      {previous === undefined ? null : <Neighbour to={previous} which="previous" page={page} />}
      {next === undefined ? null : <Neighbour to={next} which="next" page={page} />}
    </nav>
  );
}

interface NeighbourProps {
  to: ListedPage;
  which: 'previous' | 'next';
  page: PageView;
}

function Neighbour({ to, which, page }: NeighbourProps) {
  const t = useTranslations('layout');
  const langOf = useLangOf();
  const { frame, media } = page;
  const isNext = which === 'next';
  return (
    <SiteLink
      path={to.path}
      language={frame.language.code}
      rel={isNext ? 'next' : 'prev'}
      className={isNext ? `ms-auto justify-items-end text-end ${LINK}` : LINK}
    >
      {to.cover === null ? null : (
        <Picture
          src={to.cover}
          alt=""
          facts={media[to.cover]}
          widths={WIDTHS}
          maxWidth={PICTURE_PX}
          className="mb-(--space-2) h-auto w-44 max-w-full"
        />
      )}
      <small className={WHICH} {...langOf(`layout.${which}`)}>
        {t(which)}
      </small>{' '}
      <span {...titleLang(to, frame)}>{to.title}</span>
    </SiteLink>
  );
}
