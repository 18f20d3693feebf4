import type { ChosenListView, PageView } from '@/lib/domain/site/view-model';

export interface ListViewProps {
  page: PageView;
  shown: ChosenListView;
}
