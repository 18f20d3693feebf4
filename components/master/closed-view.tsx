import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/layout/site-link';
import { SiteShell } from '@/components/layout/site-shell';
import type { SiteFrame } from '@/lib/domain/site/view-model';

interface ClosedViewProps {
  frame: SiteFrame;
  /** `/master` or a page below it. */
  path: string;
}

/** The hidden area while it has no panel: it says so, in the auth layout (specification §2.1). */
export function ClosedView({ frame, path }: ClosedViewProps) {
  const t = useTranslations('master');
  return (
    <SiteShell frame={frame} path={path} room="dark" isBare>
      <main id="content" data-layout="auth">
        <div className="auth-box">
          <h1 className="page-title">{t('title')}</h1>
          <p>{t('closed')}</p>
          <p>{t('link')}</p>
          <SiteLink path="/" language={frame.language.code} rel="home" className="button">
            {t('back')}
          </SiteLink>
        </div>
      </main>
    </SiteShell>
  );
}
