import type { ChosenState, PageView } from './view-model';

/** What a visitor has chosen to see of a page; null on the page itself. */
export const chosenState = ({
  filter,
  listView,
}: Pick<PageView, 'filter' | 'listView'>): ChosenState | null => filter ?? listView;
