import type { ListViewProps } from './list-view-props';
import { PageLines } from './page-lines';
import { Timeline } from './timeline';

/** What a page lists, in the way that its visitor has chosen. */
export function ListView(props: ListViewProps) {
  return props.shown.name === 'list' ? <PageLines {...props} /> : <Timeline {...props} />;
}
