import { describe, expect, it } from 'vitest';
import { DEFAULT_THEME, readTheme } from './model';

describe('reading a stored theme', () => {
  it.each([[undefined], [null], ['dark'], [[]], [{}], [{ paper: 'red' }], [{ dark: { ground: 'url(x)' } }]])(
    '%j is the default where it says nothing that is known',
    (stored) => {
      expect(readTheme(stored)).toEqual(DEFAULT_THEME);
    },
  );

  it('takes what it knows and leaves the rest', () => {
    const theme = readTheme({ paper: { ground: '#ffffff', ink: 'black', glow: 1 }, sound: 'loud' });
    expect(theme).toEqual({ ...DEFAULT_THEME, paper: { ...DEFAULT_THEME.paper, ground: '#ffffff' } });
  });
});
