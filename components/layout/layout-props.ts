import type { PageView } from '@/lib/domain/site/view-model';

/** Every layout draws the page's `<main>` from the same view. */
export interface LayoutProps {
  page: PageView;
}
