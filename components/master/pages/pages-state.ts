import { create } from 'zustand';
import type { PageSort, PageSummary } from '@/lib/contracts/page-list';
import type { NewKind } from '@/lib/domain/site/page-kinds';
import type { DropPlace } from './drop-places';

/** What of the site's pages is looked at. */
export const PLACES = ['tree', 'missing', 'outdated', 'private', 'bin', 'report'] as const;
export type Place = (typeof PLACES)[number];

/** A question to confirm an action. */
export type Question =
  | { kind: 'create'; parent: PageSummary | null; from: PageSummary | null; of?: NewKind }
  | { kind: 'works'; parent: PageSummary | null }
  /** `works`: the page that most works stand below. */
  | { kind: 'import'; works: PageSummary | null }
  | { kind: 'rename'; page: PageSummary }
  | { kind: 'move' | 'publish' | 'unpublish' | 'delete' | 'forget'; pages: readonly PageSummary[] };

/** What is being dragged, and where it would land. */
interface Carried {
  id: string;
  isByKey: boolean;
  places: readonly DropPlace[];
  at: DropPlace | null;
}

interface PagesState {
  place: Place;
  search: string;
  sort: PageSort;
  /** Pages that are not as they are at first: only the home page is open then. */
  toggled: ReadonlySet<string>;
  selected: ReadonlyMap<string, PageSummary>;
  /** The row that keys work on. */
  active: string | null;
  question: Question | null;
  carried: Carried | null;
  /** The user has been there, and left. */
  wasLeft: boolean;
}

/** State of the screen of pages, kept while the user visits a page. */
export const usePagesState = create<PagesState>()(() => ({
  place: 'tree',
  search: '',
  sort: 'position',
  toggled: new Set(),
  selected: new Map(),
  active: null,
  question: null,
  carried: null,
  wasLeft: false,
}));

const { getState, setState } = usePagesState;

export function toggle(id: string): void {
  const toggled = new Set(getState().toggled);
  if (!toggled.delete(id)) toggled.add(id);
  setState({ toggled });
}

export function select(pages: readonly PageSummary[], isSelected: boolean): void {
  const selected = new Map(getState().selected);
  for (const page of pages) {
    if (isSelected) selected.set(page.id, page);
    else selected.delete(page.id);
  }
  setState({ selected });
}

export const selectNone = () => setState({ selected: new Map() });

/** Goes to another place, and clears the selection. */
export const goTo = (place: Place) =>
  setState({ place, selected: new Map(), active: null, sort: 'position', search: '' });

export const openQuestion = (question: Question | null) => setState({ question });
