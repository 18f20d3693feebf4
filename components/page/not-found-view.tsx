import { useTranslations } from 'next-intl';
import { pagesOfMenu } from '@/components/layout/navigation';
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
        <main id="content" className="pt-(--space-4) pb-(--space-5)">
          {/* An ornament in the light of its ground: nothing to be read, so nothing of the text. */}
          <div className="missing-ornament font-display text-(--raised) forced-colors:text-[CanvasText]" />
          {/* Without script it says no path, and with it another text than was drawn. */}
          <h1
            className="error-title"
            {...langOf('errors.notFound')}
            data-around={JSON.stringify(t('notFound', { path: PLACE }).split(PLACE))}
            data-prefix={language === ROOT_LOCALE ? '/' : `/${language}/`}
            suppressHydrationWarning
          >
            {t('notFoundTitle')}
          </h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own source; the policy allows only this text */}
          <script dangerouslySetInnerHTML={{ __html: REQUESTED_PATH_SCRIPT }} />
          <p className="mt-(--space-3) max-w-(--measure) text-(--muted)" {...langOf('errors.notFoundHint')}>
            {t('notFoundHint')}
          </p>
          <PageLinks
            className="chapter-links my-(--space-3) font-display text-(length:--size-name)"
            label={t('openPages')}
            pages={pagesOfMenu(frame)}
            path=""
            frame={frame}
          />
          {frame.homeIn.includes(language) ? (
            <SiteLink
              path="/"
              language={language}
              rel="home"
              className="button mt-(--space-3) justify-self-start"
              {...langOf('errors.home')}
            >
              {t('home')}
            </SiteLink>
          ) : null}
        </main>
      </PageStage>
    </SiteShell>
  );
}
