import type { BlockPlace } from '@/components/parts/drawn-page';

/** What the view of any block kind is given: its own props, and the page that it stands on. */
export interface BlockViewProps<Props> extends BlockPlace {
  props: Props;
}
