import { describe, expect, it } from 'vitest';
import { block, section } from '@/tests/factories/page-view';
import { roomForSection } from './rooms';

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
