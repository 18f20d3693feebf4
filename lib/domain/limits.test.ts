import { describe, expect, it } from 'vitest';
import { LANGUAGE_CATALOGUE } from '@/lib/domain/languages/catalogue';
import { CONTENT, FORM, GALLERY, IMAGE, LANGUAGES, LOADER, MEDIA, META, SITE } from './limits';

describe('the numbers of docs/reference', () => {
  it.each([
    ['build check interval', SITE.buildCheckIntervalMs, 3_600_000],
    ['reload guard', SITE.reloadGuardMs, 10_000],
    ['meta title', META.titleCharacters, 60],
    ['meta description', META.descriptionCharacters, 160],
    ['meta keywords', META.keywordItems, 10],
    ['filter transition', CONTENT.filterTransitionMs, 100],
    ['content init throttle', CONTENT.initThrottleMs, 300],
    ['toolbar delay from', CONTENT.toolbarDelayMinMs, 50],
    ['toolbar delay to', CONTENT.toolbarDelayMaxMs, 100],
    ['loader minimum', LOADER.minimumDisplayMs, 500],
    ['loader maximum', LOADER.maximumDisplayMs, 5_000],
    ['loader parallax start', LOADER.parallaxAfterMs, 5_000],
    ['loader parallax range', LOADER.parallaxRangePx, 30],
    ['media page size', MEDIA.pageSize, 20],
    ['media search debounce', MEDIA.searchDebounceMs, 300],
    ['media toast', MEDIA.toastMs, 2_000],
    ['clipboard flag', MEDIA.copiedFlagMs, 1_500],
    ['video thumbnail quality', MEDIA.videoThumbnailQuality, 0.5],
    ['video thumbnail time', MEDIA.videoThumbnailAtSeconds, 1],
    ['tile quality', MEDIA.tileQuality, 5],
    ['input autofocus delay', FORM.autofocusDelayMs, 100],
    ['form validation debounce', FORM.validationDebounceMs, 300],
    ['translation edit debounce', LANGUAGES.translationEditDebounceMs, 1_000],
    ['palette debounce', LANGUAGES.paletteDebounceMs, 200],
    ['palette results', LANGUAGES.paletteResults, 12],
    ['fuzzy threshold', LANGUAGES.fuzzyThreshold, 0.1],
    ['gallery columns', GALLERY.columns, 3],
    ['gallery gap', GALLERY.gapPx, 16],
    ['gallery autoplay delay', GALLERY.autoplayDelayMs, 3_000],
    ['gallery thumbnail columns', GALLERY.thumbnailColumns, 3],
  ])('%s', (_name, actual, expected) => {
    expect(actual).toBe(expected);
  });

  it('keeps the words and lists beside the numbers', () => {
    expect(SITE.devModeStorageKey).toBe('dev_mode');
    expect(SITE.noticePosition).toBe('bottom-center');
    expect(IMAGE).toEqual({
      screensPx: { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 },
      densities: [1, 2],
      format: 'webp',
    });
    expect(LANGUAGE_CATALOGUE).toHaveLength(30);
  });
});
