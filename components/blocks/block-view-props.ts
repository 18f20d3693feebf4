import type { Block, Section } from '@/lib/domain/content/model';
import type { PageView } from '@/lib/domain/site/view-model';

/** What the view of any block kind is given: its own props, and the page that it stands on. */
export interface BlockViewProps<Props> {
  block: Block;
  props: Props;
  section: Section;
  page: PageView;
  /** The first block of the page, whose picture is loaded before all else. */
  isLeading: boolean;
  /** Level of the heading that stands last above it, for headings of its own. */
  headingAbove: number;
}
