import type { DrawnPage } from '@/components/parts/drawn-page';

/** Every layout draws the page's `<main>` from the same view. */
export interface LayoutProps {
  page: DrawnPage;
}
