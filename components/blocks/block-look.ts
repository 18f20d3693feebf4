import { CONTENT_WIDTH } from '@/components/parts/picture-widths';
import type { BlockLook } from '@/lib/domain/blocks/look';

/** A statement is set large; what is marked small in it, such as the way onward below, is as large as other words. */
const VOICES = {
  small: 'text-(length:--size-small)',
  text: '',
  statement:
    'max-w-[46ch] text-(length:--size-statement) leading-[1.32] font-[350] tracking-[-0.012em] [&>.small]:text-(length:--size-text) [&>.small]:tracking-[0em]',
} as const;

const QUOTED_VOICES = {
  small: '[&_blockquote]:text-(length:--size-small)',
  text: '',
  statement:
    'wide:col-[1/-1] [&_blockquote]:max-w-[24ch] [&_blockquote]:text-[clamp(1.75rem,1rem+3.4vw,4.25rem)] [&_blockquote]:leading-[1.16] [&_blockquote]:font-[300] [&_blockquote]:tracking-[-0.02em] [&_blockquote]:text-balance',
} as const;

const WORDS_WIDTHS = {
  narrow: 'max-w-[26rem]',
  normal: '',
  wide: 'at-full-width',
  edge: 'at-full-width',
} as const;

const WORDS_ALIGNED = { start: '', center: 'mx-auto text-center', end: 'ms-auto text-end' } as const;

const ITEMS_ALIGNED = {
  start: '',
  center: 'justify-items-center text-center',
  end: 'justify-items-end text-end',
} as const;

const joined = (...classes: readonly string[]) => classes.filter(Boolean).join(' ');

/** The classes of running text: how large it speaks, how wide it is and to which side it keeps. */
export const textClasses = ({ voice, width, align }: BlockLook) =>
  joined('prose', VOICES[voice], WORDS_WIDTHS[width], WORDS_ALIGNED[align]);

/** The classes of a quotation. */
export const quoteClasses = ({ voice, align }: BlockLook) =>
  joined('quote', QUOTED_VOICES[voice], ITEMS_ALIGNED[align]);

/** The classes that put a picture or film, with its label, to one side. */
export const alignedClasses = ({ align }: BlockLook) => ITEMS_ALIGNED[align];

const GALLERY_WIDTHS = {
  narrow: 'max-w-[44rem]',
  normal: '',
  wide: '',
  edge: 'mx-[calc(-1*var(--edge))] [--corner-picture:0]',
} as const;

/** One below the other, each whole. */
const ONE_BY_ONE = '[&>ul]:grid [&>ul]:gap-(--between) [&_.picture]:w-[min(100%,86svh*var(--ratio,1.5))]';

/** The classes of a gallery that is arranged in that way. */
export const galleryClasses = (arrangement: string, { width }: BlockLook) =>
  joined(
    'gallery',
    `gallery-${arrangement}`,
    arrangement === 'single' ? ONE_BY_ONE : '',
    GALLERY_WIDTHS[width],
  );

/** How wide a gallery is on a wide screen, as a CSS length. */
export const galleryWidth = ({ width }: BlockLook, isHalf: boolean) => {
  const whole =
    width === 'edge' ? '100vw' : width === 'narrow' ? `min(${CONTENT_WIDTH}, 44rem)` : CONTENT_WIDTH;
  return isHalf ? `0.5 * ${whole}` : whole;
};
