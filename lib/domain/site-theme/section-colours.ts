import { contrast, type Hex, lightnessOf, mix, nearestReadable, TEXT_CONTRAST } from './colour';
import {
  DEFAULT_THEME,
  SECTION_THEMES,
  type SectionColours,
  type SectionTheme,
  type SiteTheme,
} from './model';

/** Every colour that sections of a theme are drawn with. */
export interface ColourScheme extends SectionColours {
  /** Behind pictures that are still to come, and whatever lies on the ground. */
  raised: Hex;
  muted: Hex;
  line: Hex;
  /** What the browser draws its own parts in. */
  scheme: 'light' | 'dark';
}

/** How far from the ground to the ink. */
const SHARE = { raised: 0.05, muted: 0.66, line: { none: 0, fine: 0.2, strong: 0.6 } };

/** The default colours were chosen by eye. */
const BY_EYE: Record<SectionTheme, Pick<ColourScheme, 'raised' | 'muted' | 'line' | 'scheme'>> = {
  paper: { raised: '#ece4d4', muted: '#645c50', line: '#cfc5b2', scheme: 'light' },
  dark: { raised: '#17171b', muted: '#aaa49b', line: '#35343a', scheme: 'dark' },
};

/** For whoever wishes for more contrast. */
const MORE_CONTRAST: Record<ColourScheme['scheme'], Omit<ColourScheme, 'raised' | 'accent' | 'scheme'>> = {
  light: { ground: '#ffffff', ink: '#000000', muted: '#2b2823', line: '#6b6459' },
  dark: { ground: '#000000', ink: '#ffffff', muted: '#ddd8d0', line: '#8a8780' },
};
const MORE_CONTRAST_ACCENTS: Record<SectionTheme, Hex> = { paper: '#7d2105', dark: '#ffcf8f' };
const ENHANCED_CONTRAST = 7;

const raisedFrom = ({ ground, ink }: SectionColours) => mix(ground, ink, SHARE.raised);

/** All colours of a theme's sections. */
export function colourScheme(theme: SiteTheme, name: SectionTheme): ColourScheme {
  const chosen = theme[name];
  const { ground, ink } = DEFAULT_THEME[name];
  const line = mix(chosen.ground, chosen.ink, SHARE.line[theme.lines]);
  if (chosen.ground === ground && chosen.ink === ink)
    return { ...BY_EYE[name], ...chosen, ...(theme.lines !== 'fine' && { line }) };
  const raised = raisedFrom(chosen);
  const muted = nearestReadable(mix(chosen.ground, chosen.ink, SHARE.muted), [chosen.ground, raised]);
  const scheme = lightnessOf(chosen.ground) > lightnessOf(chosen.ink) ? 'light' : 'dark';
  return { ...chosen, raised, muted, line, scheme };
}

/** The same for whoever wishes for more contrast. */
export function strongColourScheme(theme: SiteTheme, name: SectionTheme): ColourScheme {
  const { scheme, raised } = colourScheme(theme, name);
  const strong = MORE_CONTRAST[scheme];
  const line = { none: strong.ground, fine: strong.line, strong: strong.ink }[theme.lines];
  const accent =
    theme[name].accent === DEFAULT_THEME[name].accent && scheme === BY_EYE[name].scheme
      ? MORE_CONTRAST_ACCENTS[name]
      : nearestReadable(theme[name].accent, [strong.ground], ENHANCED_CONTRAST);
  return { ...strong, line, accent, scheme, raised };
}

/** A colour of text that cannot be read well enough on its ground. */
export interface ColourFault {
  theme: SectionTheme;
  part: 'ink' | 'accent';
  contrast: number;
  /** The nearest colour that can be. */
  nearest: Hex;
}

/** What is wrong with the chosen colours, and what would be right. */
export function colourFaults(theme: SiteTheme): ColourFault[] {
  return SECTION_THEMES.flatMap((name) => {
    const { ground, ink, accent } = theme[name];
    return (['ink', 'accent'] as const).flatMap((part): ColourFault[] => {
      const colour = part === 'ink' ? ink : accent;
      const ratio = contrast(colour, ground);
      if (ratio >= TEXT_CONTRAST) return [];
      return [{ theme: name, part, contrast: ratio, nearest: nearestReadable(colour, [ground]) }];
    });
  });
}
