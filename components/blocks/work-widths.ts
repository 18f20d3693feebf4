import type { PictureWidths } from '@/components/parts/picture-widths';
import type { BlockLook } from '@/lib/domain/blocks/look';
import type { LayoutName } from '@/lib/domain/site/routes';
import { alignedClasses } from './block-look';

const WIDE = '(min-width: 60rem)';

/** How wide a narrow work is at most (work.css). */
const NARROW = '28rem';

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

/** What style sheets are told of how a work or a film looks. */
export function workLookProps(look: BlockLook, layout: LayoutName, isLeading: boolean) {
  return {
    className: [
      'work',
      heightClasses(look, layout, isLeading),
      WIDTH_CLASSES[look.width],
      CUT_CLASSES[look.crop],
      alignedClasses(look),
    ]
      .filter(Boolean)
      .join(' '),
    ...(look.width !== 'normal' && { 'data-width': look.width }),
    ...(look.crop !== 'whole' && { 'data-crop': look.crop }),
  };
}

/** A work that a page of works begins with is seen whole at once, with its name and its label. */
function heightClasses({ width }: BlockLook, layout: LayoutName, isLeading: boolean): string {
  if (width === 'edge' || layout !== 'content' || !isLeading) return '';
  return '[--tallest:max(16rem,100svh-24rem)] wide:[--tallest:max(16rem,100svh-14rem)]';
}

/** Beside a narrow or a wide one there is no label: it hangs under it. */
const WIDTH_CLASSES: Readonly<Record<BlockLook['width'], string>> = {
  narrow:
    'wide:col-(--words) wide:grid-cols-1 wide:*:col-[1/-1] [&>:is(.picture,[data-lightbox],.film,.film-player)]:max-w-[28rem]',
  normal: '',
  wide: 'wide:*:col-[1/-1]',
  edge: '[--corner-picture:0]',
};

/** Told to the style sheet. */
const CUT_CLASSES: Partial<Record<BlockLook['crop'], string>> = {
  film: '[--cut:16/9]',
  landscape: '[--cut:3/2]',
  square: '[--cut:1]',
  portrait: '[--cut:4/5]',
};

/** Width by height of the cuts that do not depend on the window. */
const CUTS: Partial<Record<BlockLook['crop'], number>> = {
  film: 16 / 9,
  landscape: 3 / 2,
  square: 1,
  portrait: 4 / 5,
};

interface Work {
  look: Pick<BlockLook, 'width' | 'crop'>;
  layout: LayoutName;
  /** Width by height, where it is known. */
  ratio?: number | undefined;
  /** Whether a label hangs beside it. */
  hasText: boolean;
  /** It stands in one of two columns. */
  isHalf?: boolean;
  /** The page begins with it. */
  isLeading: boolean;
}

/** How wide the picture of a work or a film is drawn: whole ones are never taller than the screen. */
export function workWidths({ look, layout, ...work }: Work): PictureWidths {
  const cut = CUTS[look.crop];
  // Of a picture that is cut, as much is needed as fills the cut.
  const covered = (width: string) =>
    cut === undefined || work.ratio === undefined || work.ratio <= cut
      ? width
      : `${Number((work.ratio / cut).toFixed(3))} * ${width}`;
  if (look.width === 'edge' || look.crop === 'screen') {
    if (look.crop !== 'whole') return [{ width: covered('100vw') }];
    return [
      { width: work.ratio === undefined ? '100vw' : `min(100vw, ${Number(work.ratio.toFixed(3))} * 100vh)` },
    ];
  }
  return widthsBesideWords({ look, layout, ...work, ratio: cut ?? work.ratio }).map((entry) => ({
    ...entry,
    width: covered(entry.width),
  }));
}

function widthsBesideWords({ look, layout, ratio, hasText, isHalf, isLeading }: Work): PictureWidths {
  const { alone, labelled } = BESIDE[layout] ?? USUAL;
  const isBesideLabel = hasText && look.width === 'normal' && !isHalf;
  const whole = isBesideLabel ? Math.min(labelled, (ratio ?? 1) < 1 ? UPRIGHT : labelled) : alone;
  const share = isHalf ? whole / 2 : whole;
  if (look.width === 'narrow') return [{ width: `min(92vw, ${NARROW})` }];
  const isSeenAtOnce = layout === 'content' && isLeading;
  const tallest = (rest: string) => (isSeenAtOnce ? `max(16rem, 100vh - ${rest})` : '86vh');
  const within = (width: string, height: string) =>
    ratio === undefined ? width : `min(${width}, ${Number(ratio.toFixed(3))} * ${height})`;
  return [
    { when: WIDE, width: within(`${share}vw`, tallest(BESIDE_A_WORK.wide)) },
    { width: within('92vw', tallest(BESIDE_A_WORK.narrow)) },
  ];
}
