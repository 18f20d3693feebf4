import type { StoredTheme } from './model';

/** Whole looks to begin with. `tide` is the default. */
export const COMPLETE_THEMES = {
  tide: {},
  cube: {
    paper: { ground: '#ffffff', ink: '#141414', accent: '#c2001b' },
    dark: { ground: '#f3f3f1', ink: '#141414', accent: '#c2001b' },
    typefaces: 'inter-tight-inter',
    density: 'airy',
    corners: 'square',
    lines: 'none',
    loader: 'none',
  },
  salon: {
    paper: { ground: '#f4ecdc', ink: '#2a1a12', accent: '#8a2f14' },
    dark: { ground: '#1d2a24', ink: '#f1e8d6', accent: '#d9b36c' },
    typefaces: 'playfair-source-serif',
    density: 'airy',
    corners: 'square',
    loader: 'none',
    header: 'centred',
  },
  kunsthalle: {
    paper: { ground: '#f4f4f1', ink: '#0b0b0b', accent: '#0038c7' },
    dark: { ground: '#121212', ink: '#f4f4f1', accent: '#93b2ff' },
    typefaces: 'geologica-golos',
    size: 'large',
    corners: 'square',
    lines: 'strong',
    motion: 'none',
    loader: 'none',
    header: 'side',
  },
  night: {
    paper: { ground: '#16181d', ink: '#e9e6df', accent: '#8fc7ff' },
    dark: { ground: '#08090b', ink: '#f0ede6', accent: '#8fc7ff' },
    typefaces: 'manrope-literata',
    density: 'airy',
    corners: 'soft',
    motion: 'lively',
  },
  archive: {
    paper: { ground: '#ebe9e1', ink: '#1d211f', accent: '#86370f' },
    dark: { ground: '#23292b', ink: '#e6e7e2', accent: '#e6a67e' },
    typefaces: 'mono-source-serif',
    size: 'small',
    density: 'compact',
    corners: 'square',
    lines: 'strong',
    motion: 'none',
    loader: 'none',
    header: 'side',
  },
} as const satisfies Record<string, StoredTheme>;

export type CompleteThemeName = keyof typeof COMPLETE_THEMES;
export const COMPLETE_THEME_NAMES = Object.keys(COMPLETE_THEMES) as CompleteThemeName[];
