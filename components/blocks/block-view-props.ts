import type { BlockPlace } from '@/components/parts/drawn-page';

/** The props of a block's view: the kind's own, and the page. */
export interface BlockViewProps<Props> extends BlockPlace {
  props: Props;
}
