import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Block } from '@/lib/domain/content/model';
import { block, section } from '@/tests/factories/page-view';
import { barColour, roomForSection } from './rooms';

const FILLED: Readonly<Record<string, Record<string, unknown>>> = {
  HeroSlider: { slides: [{ title: 'One' }] },
  MediaGallery: { items: [{ src: '/media/a.jpg' }] },
  PageList: { parentPage: '/works' },
  Video: { url: '/media/a.mp4' },
};
const roomOf = <Kind extends string>(kinds: readonly Kind[], make: (kind: Kind) => Block) =>
  roomForSection(
    section(
      'section-1',
      'One',
      kinds.map((kind) => make(kind)),
    ),
  );

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
    expect(roomOf(kinds, (kind) => block(kind, FILLED[kind] ?? {}))).toBe(room);
  });

  it('what waits for its picture changes no room', () => {
    expect(
      roomOf(['RichText', 'MediaObject', 'MediaGallery', 'Video', 'PageList'], (kind) => block(kind, {})),
    ).toBe('paper');
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
