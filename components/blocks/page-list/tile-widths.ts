import { CONTENT_WIDTH, type PictureWidths } from '@/components/parts/picture-widths';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { LayoutName } from '@/lib/domain/site/routes';

/** Columns of tiles from a width of the window on (see page-list.css). */
interface Columns {
  when?: string;
  width: string;
  /** No picture is higher than this, so an upright one is narrower than its column. */
  highest: string;
  /** Nor narrower than this. */
  narrowest?: string;
}

const PHONE: Columns = { width: '92vw', highest: '27rem' };
const TWO: Columns = { when: '(min-width: 43rem)', width: '45vw', highest: '27rem' };
/** A third of the page, and no wider than where a fourth has room. */
const AS_MANY_AS_FIT: readonly Columns[] = [
  { when: '(min-width: 68rem)', width: 'min(30vw, 23rem)', highest: '27rem' },
  TWO,
  PHONE,
];
/** Three beside each other, two on a phone: pictures are at most a little higher than wide. */
const SHELF: readonly Columns[] = [
  { when: '(min-width: 36rem)', width: `${CONTENT_WIDTH} * 0.33`, highest: `${CONTENT_WIDTH} * 0.355` },
  { width: '44vw', highest: '48vw', narrowest: '8.5rem' },
];
const ALONE_ON_A_SHELF: readonly Columns[] = [...SHELF.slice(0, -1), { width: '92vw', highest: '100vw' }];
/** One below the other, as high as the window. */
const WALL: readonly Columns[] = [{ when: '(min-width: 60rem)', width: '70vw', highest: '86vh' }, TWO, PHONE];
const CATEGORY: readonly Columns[] = [
  { when: '(min-width: 84rem)', width: 'min(30vw, 28rem)', highest: '36rem' },
  { when: '(min-width: 53rem)', width: '45vw', highest: '36rem' },
  { width: '92vw', highest: '36rem' },
];
const BESIDE_LINKS: readonly Columns[] = [
  { when: '(min-width: 84rem)', width: 'min(23vw, 23rem)', highest: '27rem' },
  { when: '(min-width: 60rem)', width: '34vw', highest: '27rem' },
  TWO,
  PHONE,
];

const ARRANGED: Readonly<Record<BlockLook['tiles'], readonly Columns[]>> = {
  wall: AS_MANY_AS_FIT,
  shelf: SHELF,
  large: CATEGORY,
  beside: WALL,
};
const HAS_SIDE: readonly LayoutName[] = ['about', 'sectioned-page'];

/** How wide the picture of a tile stands, by its width over its height; whether it is the only tile of its list. */
export function tileWidths(
  { tiles, layout }: { tiles: BlockLook['tiles']; layout: LayoutName },
  ratio = 1.5,
  isAlone = false,
): PictureWidths {
  const arranged = tiles === 'wall' && HAS_SIDE.includes(layout) ? BESIDE_LINKS : ARRANGED[tiles];
  const columns = tiles === 'shelf' && isAlone ? ALONE_ON_A_SHELF : arranged;
  return columns.map(({ when, width, highest, narrowest }) => {
    const byHeight = `${Number(ratio.toFixed(3))} * ${highest}`;
    return {
      ...(when === undefined ? {} : { when }),
      width: `min(${width}, ${narrowest === undefined ? byHeight : `max(${narrowest}, ${byHeight})`})`,
    };
  });
}
