import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex, TEXT_CONTRAST } from './colour';
import { COMPLETE_THEME_NAMES, COMPLETE_THEMES } from './complete-themes';
import { DEFAULT_THEME, readTheme, SECTION_THEMES, type SectionColours } from './model';
import { colourFaults, colourScheme, strongColourScheme } from './section-colours';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);
const colours = fc.record({ ground: hex, ink: hex, accent: hex }) as fc.Arbitrary<SectionColours>;

describe('what a theme computes from the chosen colours (docs/reference/look.md#colours)', () => {
  it('muted text can be read on the ground of any colour', () => {
    fc.assert(
      fc.property(colours, (paper) => {
        const { muted, ground } = colourScheme({ ...DEFAULT_THEME, paper }, 'paper');
        expect(contrast(muted, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it('for whoever wishes for more contrast text has at least 7 : 1', () => {
    fc.assert(
      fc.property(colours, (dark) => {
        const { ink, muted, accent, ground } = strongColourScheme({ ...DEFAULT_THEME, dark }, 'dark');
        for (const text of [ink, muted, accent]) expect(contrast(text, ground)).toBeGreaterThanOrEqual(7);
      }),
    );
  });

  it('draws the browser’s own parts as light or dark as the ground is', () => {
    const white = { ground: '#ffffff', ink: '#111111', accent: '#c2001b' } as const;
    expect(colourScheme({ ...DEFAULT_THEME, dark: white }, 'dark').scheme).toBe('light');
  });
});

describe('colours of text', () => {
  it.each(COMPLETE_THEME_NAMES)('can be read in the theme %s', (name) => {
    const theme = readTheme(COMPLETE_THEMES[name]);
    expect(colourFaults(theme)).toEqual([]);
    for (const part of SECTION_THEMES) {
      const { raised, ink, muted, ground, accent } = colourScheme(theme, part);
      for (const text of [ink, muted, accent])
        expect(contrast(text, ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      for (const text of [ink, muted]) expect(contrast(text, raised)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });

  it('that cannot be read are faults, and the offered one is none', () => {
    const paper = { ...DEFAULT_THEME.paper, ink: '#aaaaaa', accent: '#ffee00' } as const;
    const faults = colourFaults({ ...DEFAULT_THEME, paper });
    expect(faults.map(({ theme, part }) => [theme, part])).toEqual([
      ['paper', 'ink'],
      ['paper', 'accent'],
    ]);
    const [ink, accent] = faults.map(({ nearest }) => nearest);
    if (!ink || !accent) throw new Error('no colour is offered');
    expect(colourFaults({ ...DEFAULT_THEME, paper: { ...paper, ink, accent } })).toEqual([]);
  });
});
