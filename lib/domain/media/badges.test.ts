import { describe, expect, it } from 'vitest';
import { libraryBadges } from './badges';

describe('badges of the library (docs/reference/media.md#library)', () => {
  it.each([
    ['view', 'all', []],
    ['view', 'images', ['imagesOnly']],
    ['view', 'videos', ['videosOnly']],
    ['select', 'images,videos', ['imagesAndVideos', 'doubleClickToPreview']],
    ['select', 'all', ['doubleClickToPreview']],
  ] as const)('%s, %s', (mode, accept, badges) => {
    expect(libraryBadges(mode, accept)).toEqual(badges);
  });
});
