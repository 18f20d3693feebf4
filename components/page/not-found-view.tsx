import { useTranslations } from 'next-intl';
import { topLevel } from '@/components/layout/navigation';
import { PageLinks } from '@/components/layout/page-links';
import { SiteLink } from '@/components/layout/site-link';
import { SiteShell } from '@/components/layout/site-shell';
import { useLangOf } from '@/components/layout/use-lang-of';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { PageStage } from './page-stage';

interface NotFoundViewProps {
  frame: SiteFrame;
  /** As the visitor asked for it, without the language prefix. */
  path: string;
}

/** What an unknown address answers with (specification §8). Its path is shown, and never linked to. */
export function NotFoundView({ frame, path }: NotFoundViewProps) {
  const t = useTranslations('errors');
  const langOf = useLangOf();
  const language = frame.language.code;
  return (
    <SiteShell frame={frame} path="" switchPath="/" foundIn={frame.homeIn} room="dark">
      <PageStage isMissing>
        <main id="content" data-view="not-found">
          <div className="code" />
          <h1 {...langOf('errors.notFound')}>{t('notFound', { path })}</h1>
          <p {...langOf('errors.notFoundHint')}>{t('notFoundHint')}</p>
          <PageLinks
            className="chapter-links"
            label={t('rooms')}
            pages={topLevel(frame)}
            path=""
            frame={frame}
          />
          {frame.homeIn.includes(language) ? (
            <SiteLink path="/" language={language} rel="home" className="button" {...langOf('errors.home')}>
              {t('home')}
            </SiteLink>
          ) : null}
        </main>
      </PageStage>
    </SiteShell>
  );
}
