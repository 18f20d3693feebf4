import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, readTheme, withCompleteTheme, withMark } from './model';

describe('reading a stored theme', () => {
  it.each([[undefined], [null], ['dark'], [[]], [{}], [{ paper: 'red' }], [{ dark: { ground: 'url(x)' } }]])(
    '%j is the default where it says nothing that is known',
    (stored) => {
      expect(readTheme(stored)).toEqual(DEFAULT_THEME);
    },
  );

  it.each([
    ['/media/uploads/logo.svg', '/media/uploads/logo.svg'],
    ['/media/знак.png', '/media/%D0%B7%D0%BD%D0%B0%D0%BA.png'],
    ['/media/a.png?w=320', '/media/a.png'],
    ['/media/a")}body{display:none}.png', ''],
    ['https://elsewhere.example/a.png', ''],
    ['/media/../secret.png', ''],
    [7, ''],
  ])('takes as mark only a file of the library, in one spelling: %j', (given, mark) => {
    expect(readTheme({ mark: given }).mark).toBe(mark);
  });

  it('takes what it knows and leaves the rest', () => {
    const theme = readTheme({ paper: { ground: '#ffffff', ink: 'black', glow: 1 }, sound: 'loud' });
    expect(theme).toEqual({ ...DEFAULT_THEME, paper: { ...DEFAULT_THEME.paper, ground: '#ffffff' } });
  });
});

describe('another mark', () => {
  const stored = { mark: '/media/a.svg', brand: 'both', markColour: 'words', loader: 'mark', sound: 'loud' };

  it('begins in its own colours', () => {
    const { markColour: _, ...others } = stored;
    expect(withMark(stored, '/media/b.svg')).toEqual({ ...others, mark: '/media/b.svg' });
  });

  it('is none: nothing shows it any more', () => {
    expect(withMark(stored, '')).toEqual({ loader: 'picture', sound: 'loud' });
    expect(withMark({ ...stored, loader: 'none' }, '')).toEqual({ loader: 'none', sound: 'loud' });
  });
});

it('keeps the mark when a complete theme is chosen, and nothing of one that is none', () => {
  const stored = { mark: '/media/a.svg', brand: 'both', markColour: 'words', corners: 'round' };
  const complete = { corners: 'square' };
  expect(withCompleteTheme(stored, complete)).toEqual({ ...stored, ...complete });
  expect(withCompleteTheme({ ...stored, mark: '' }, complete)).toEqual(complete);
});
