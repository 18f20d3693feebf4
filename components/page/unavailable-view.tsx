import { useTranslations } from 'next-intl';
import { SiteShell } from '@/components/layout/site-shell';
import { localisePath } from '@/lib/domain/site/paths';
import type { SiteFrame } from '@/lib/domain/site/view-model';

interface UnavailableViewProps {
  frame: SiteFrame;
  /** The page that could not be read, as the router knows it, without the language prefix. */
  path: string;
}

/** Shown while a page that was never drawn cannot be read from the database. */
export function UnavailableView({ frame, path }: UnavailableViewProps) {
  const t = useTranslations('errors');
  return (
    <SiteShell frame={frame} path={path} room="dark">
      <main id="content" data-view="unavailable">
        <p className="code" aria-hidden="true">
          503
        </p>
        <h1>{t('unavailable')}</h1>
        <p>{t('unavailableHint')}</p>
        <a className="button" href={localisePath(path, frame.language.code)}>
          {t('retry')}
        </a>
      </main>
    </SiteShell>
  );
}
