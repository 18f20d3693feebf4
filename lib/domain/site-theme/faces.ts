import { cssNameOf, type OwnFont, ownFontFaces, suitsLanguage } from './own-font';
import {
  type FamilyName,
  facesOfFamilies,
  fontStack,
  plainStack,
  stackOf,
  standInFaces,
  TYPEFACE_PAIRS,
  type TypefacePair,
} from './typefaces';

/** What titles or running text are set in: a family of the pair, and before it a font of the owner's. */
export interface Face {
  family: FamilyName;
  own: OwnFont | undefined;
}

/** The faces of a page. */
export interface Faces {
  display: Face;
  text: Face;
  /** The language of the page. */
  tag: string;
}

interface ChosenFaces {
  typefaces: TypefacePair;
  ownDisplay: string;
  ownText: string;
}

/**
 * What a page is set in. A font of the owner's that lacks letters of its language is left out there: words are not put together
 * from two fonts, and lines stay as long as they should be.
 * @param fonts those that have been uploaded
 */
export function facesOf(theme: ChosenFaces, fonts: readonly OwnFont[] = [], tag = 'en'): Faces {
  const { display, text } = TYPEFACE_PAIRS[theme.typefaces];
  const ownOf = (id: string) => fonts.find((font) => font.id === id && suitsLanguage(font, tag));
  return {
    display: { family: display, own: ownOf(theme.ownDisplay) },
    text: { family: text, own: ownOf(theme.ownText) },
    tag,
  };
}

const facesOfOwn = (font: OwnFont) => [
  ...ownFontFaces(font),
  ...standInFaces({ ...font, name: cssNameOf(font) }),
];

/** All font faces of a page; none of those that every page has. */
export function facesSheet({ display, text }: Faces): string {
  const own = [display.own, text.own].flatMap((font) => (font ? facesOfOwn(font) : []));
  return [...new Set([...facesOfFamilies([display.family, text.family]), ...own])].join('');
}

/** The stack of a face that style sheets have as `--typeface-…`, and that of its stand-ins; undefined for a default face. */
export function faceStack({ family, own }: Face): { face: string; standIns: string } | undefined {
  if (!own) return fontStack(family);
  const before = stackOf(cssNameOf(own), own.kind);
  // What a sign needs that the font does not have.
  return { ...before, face: `${before.face},${plainStack(family)}` };
}
