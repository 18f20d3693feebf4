import type { PictureWidths } from '@/components/parts/picture-widths';
import type { LayoutName } from '@/lib/domain/site/routes';

const WIDE = '(min-width: 60rem)';

/** Layouts whose side is taken by ways or words: what a work has of the screen there (see layouts-wide.css, work.css). */
const BESIDE: Partial<Record<LayoutName, { alone: number; labelled: number }>> = {
  about: { alone: 69, labelled: 45 },
  'sectioned-page': { alone: 69, labelled: 45 },
  'content-legal': { alone: 69, labelled: 69 },
  'content-contact': { alone: 38, labelled: 38 },
};
const USUAL = { alone: 92, labelled: 69 };

/** How many columns an upright work has, beside its label. */
const UPRIGHT = 45;

/** What the page's own parts and the first lines of the label need of the window, on a wide screen and on a phone. */
const BESIDE_A_WORK = { wide: '14rem', narrow: '24rem' };

/** The classes of a work: one that a page of works begins with is seen whole at once, with its name and its label. */
export function workClasses(layout: LayoutName, isLeading: boolean): string {
  // There it goes from edge to edge.
  if (layout === 'page') return 'work [--corner-picture:0]';
  if (layout !== 'content' || !isLeading) return 'work';
  return 'work [--tallest:max(16rem,100svh-24rem)] wide:[--tallest:max(16rem,100svh-14rem)]';
}

interface Work {
  layout: LayoutName;
  /** Width by height, where it is known. */
  ratio?: number | undefined;
  /** Whether a label hangs beside it. */
  hasText: boolean;
  /** The page begins with it. */
  isLeading: boolean;
}

/** How wide a work or a film stands: never taller than the screen, and as wide as its wall on the home page. */
export function workWidths({ layout, ratio, hasText, isLeading }: Work): PictureWidths {
  if (layout === 'page') return [{ width: '100vw' }];
  const { alone, labelled } = BESIDE[layout] ?? USUAL;
  const share = hasText ? Math.min(labelled, (ratio ?? 1) < 1 ? UPRIGHT : labelled) : alone;
  const isSeenAtOnce = layout === 'content' && isLeading;
  const tallest = (rest: string) => (isSeenAtOnce ? `max(16rem, 100vh - ${rest})` : '86vh');
  const within = (width: string, height: string) =>
    ratio === undefined ? width : `min(${width}, ${Number(ratio.toFixed(3))} * ${height})`;
  return [
    { when: WIDE, width: within(`${share}vw`, tallest(BESIDE_A_WORK.wide)) },
    { width: within('92vw', tallest(BESIDE_A_WORK.narrow)) },
  ];
}
