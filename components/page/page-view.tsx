import { LAYOUTS } from '@/components/layout/layouts';
import { foundIn } from '@/components/layout/navigation';
import { SiteShell } from '@/components/layout/site-shell';
import { pageTheme } from '@/lib/domain/page-look/page-theme';
import { chosenState } from '@/lib/domain/site/chosen-state';
import type { PageView as PageViewModel } from '@/lib/domain/site/view-model';
import { PageLightbox } from './page-lightbox';
import { PageStage } from './page-stage';
import { PageTransition } from './page-transition';

/** A public page: the layout that its view names, between header and footer. */
export function PageView({ view }: { view: PageViewModel }) {
  const Layout = LAYOUTS[view.layout];
  const { path } = view.document.translation;
  const { frame } = view;
  const state = chosenState(view);
  const pathIn = state === null ? {} : { ...state.alternates, [frame.language.code]: state.path };
  return (
    <PageTransition>
      <SiteShell
        frame={frame}
        path={path}
        pathIn={pathIn}
        foundIn={foundIn(view)}
        theme={pageTheme(view.document.translation.content, path)}
        isBare={view.layout === 'auth'}
      >
        <PageStage>
          <Layout page={view} />
        </PageStage>
        <PageLightbox page={view} />
      </SiteShell>
    </PageTransition>
  );
}
