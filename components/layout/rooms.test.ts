import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import { barColour, roomForSection } from './rooms';

describe('rooms that sections make on the home page (specification §2.1 "/")', () => {
  it.each([
    [['HeroSlider'], 'dark'],
    [['Video', 'RichText'], 'dark'],
    [['RichText', 'MediaGallery'], 'dark'],
    [['PageList'], 'dark'],
    [['RichText'], 'paper'],
    [['Quote', 'RichText'], 'paper'],
    [[], 'paper'],
  ] as const)('%j stand in the %s one', (kinds, room) => {
    expect(
      roomForSection(
        section(
          'section-1',
          'One',
          kinds.map((kind) => block(kind, {})),
        ),
      ),
    ).toBe(room);
  });
});

describe('colour of the browser’s bars (specification §2.1 "hero colour")', () => {
  const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

  it.each([
    ['/', '#000000'],
    ['/works/digital-art/nft', '#0a0a0c'],
    ['/about', '#f6f1e7'],
    ['/about/photos/kind=studio', '#f6f1e7'],
    [undefined, '#0a0a0c'],
  ])('%s: %s', (path, colour) => {
    expect(barColour(path)).toBe(colour);
    if (path !== '/') expect(tokens).toContain(`--ground: ${colour};`);
  });
});
