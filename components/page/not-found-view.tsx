import { useTranslations } from 'next-intl';
import { topLevel } from '@/components/layout/navigation';
import { PageLinks } from '@/components/layout/page-links';
import { SiteShell } from '@/components/layout/site-shell';
import { SiteLink } from '@/components/parts/site-link';
import { useLangOf } from '@/components/parts/use-lang-of';
import { ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { REQUESTED_PATH_SCRIPT } from '@/lib/domain/addresses/requested-path';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { PageStage } from './page-stage';

/** Holds the place of the path in its sentence. */
const PLACE = '\uFFFC';

/** What every unknown address of a language answers with. Its path is shown, and never linked to. */
export function NotFoundView({ frame }: { frame: SiteFrame }) {
  const t = useTranslations('errors');
  const langOf = useLangOf();
  const language = frame.language.code;
  return (
    <SiteShell frame={frame} path="" switchPath="/" foundIn={frame.homeIn} theme="dark">
      <PageStage isMissing>
        <main id="content" data-view="not-found">
          <div className="code" />
          {/* Without script it says no path, and with it another text than was drawn. */}
          <h1
            {...langOf('errors.notFound')}
            data-around={JSON.stringify(t('notFound', { path: PLACE }).split(PLACE))}
            data-prefix={language === ROOT_LOCALE ? '/' : `/${language}/`}
            suppressHydrationWarning
          >
            {t('notFoundTitle')}
          </h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; the policy allows only this text */}
          <script dangerouslySetInnerHTML={{ __html: REQUESTED_PATH_SCRIPT }} />
          <p {...langOf('errors.notFoundHint')}>{t('notFoundHint')}</p>
          <PageLinks
            className="chapter-links"
            label={t('openPages')}
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
