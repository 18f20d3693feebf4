import type { CSSProperties } from 'react';
import type { DrawnPage } from '@/components/parts/drawn-page';
import type { HeroSliderProps } from '@/lib/domain/blocks/hero-slider';
import { groundFor, textLuminance } from '@/lib/domain/content/colour';
import { ALL_BLACK, ANY_BRIGHTNESS, readBrightness } from '@/lib/domain/media/brightness';
import { ratioOf } from '@/lib/domain/media/model';
import { type CoveringPicture, shadeFor } from '@/lib/domain/media/shade';
import { placesOfHeader, placesOfWords, type WindowShape } from '@/lib/domain/media/slide-words';

type Slide = HeroSliderProps['slides'][number];

const NOTHING: CoveringPicture = { brightness: ALL_BLACK, ratio: undefined, focus: undefined };
/** Frames of a film are as bright as they come. */
const FILM: CoveringPicture = { brightness: ANY_BRIGHTNESS, ratio: undefined, focus: undefined };

function pictureOf({ image, tallImage = '', film = '' }: Slide, page: DrawnPage, shape: WindowShape) {
  if (film !== '') return FILM;
  const src = shape === 'tall' && image !== '' && tallImage !== '' ? tallImage : image;
  if (src === '') return NOTHING;
  const facts = page.media[src];
  return {
    brightness: readBrightness(facts?.brightness),
    ratio: ratioOf(facts),
    focus: facts?.focalPoint,
  };
}

/** How much shade the style sheet lays beneath a slide's words and, on a page's first slides, beneath the header. */
export function slideShade(
  slide: Slide,
  page: DrawnPage,
  {
    isUnderHeader,
    dir = page.contentLanguage.dir,
  }: { isUnderHeader: boolean; dir?: 'ltr' | 'rtl' | undefined },
): CSSProperties {
  const { color } = slide.options;
  const words = { ...slide, buttons: slide.buttons.map(({ text }) => text) };
  const shades = (shape: WindowShape) => {
    const picture = pictureOf(slide, page, shape);
    const places = placesOfWords(words, shape, dir === 'rtl');
    return {
      words: shadeFor(picture, textLuminance(color), groundFor(color), places),
      header: isUnderHeader ? shadeFor(picture, 1, 'dark', placesOfHeader(words, shape)) : 0,
    };
  };
  const [broad, tall] = [shades('broad'), shades('tall')];
  return {
    color,
    '--shade': broad.words,
    '--shade-tall': tall.words,
    '--head-shade': broad.header,
    '--head-shade-tall': tall.header,
  } as CSSProperties;
}
