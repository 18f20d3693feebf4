import { BUILD } from './build-limits';

/** Every number that the product promises (docs/reference) and something counts with. Names end in their unit. */

export const SITE = {
  ...BUILD,
  noticePosition: 'bottom-center',
  devModeStorageKey: 'dev_mode',
  loginPopupWidthPx: 960,
  loginPopupHeightPx: 600,
} as const;

/** A value of exactly this many characters or more is refused: "less than". */
export const META = {
  titleCharacters: 60,
  descriptionCharacters: 160,
  /** Ten keywords are fine, eleven are not ("limited to 10 items"). */
  keywordItems: 10,
} as const;

export const CONTENT = {
  filterTransitionMs: 100,
  initThrottleMs: 300,
  toolbarDelayMinMs: 50,
  toolbarDelayMaxMs: 100,
} as const;

export const LOADER = {
  minimumDisplayMs: 500,
  maximumDisplayMs: 5_000,
  /** The end of the display. */
  fadeMs: 200,
  parallaxAfterMs: 5_000,
  parallaxRangePx: 30,
} as const;

export const MEDIA = {
  pageSize: 20,
  pageSizeMin: 1,
  pageSizeMax: 100,
  searchDebounceMs: 300,
  toastMs: 2_000,
  copiedFlagMs: 1_500,
  /** Of a JPEG, 0 to 1. */
  videoThumbnailQuality: 0.5,
  videoThumbnailAtSeconds: 1,
  /** Of a tile, 1 to 100. */
  tileQuality: 5,
  /** How long what is deleted can be brought back. */
  binDays: 30,
  /** Of one file, 200 MB, where the environment says nothing else (security U-1); so are the next two. */
  uploadBytes: 209_715_200,
  /** Of one call. */
  uploadFiles: 100,
  uploadPixels: 50_000_000,
  /** What is larger is sent in parts, which can be resumed. */
  uploadWholeBytes: 8_388_608,
  /** The same where files go into the storage by themselves: hosts that have it let no larger body through. */
  uploadThroughBytes: 4_194_304,
  /** Of a drawing, which is read as a text. */
  uploadDrawingBytes: 5_242_880,
  /** Of the frame that stands for a film. */
  posterBytes: 4_194_304,
  /** Of one part that the server asks for. */
  uploadPartBytes: 8_388_608,
  uploadSidePx: 30_000,
  uploadFrames: 1_000,
  /** Of a colour profile, unpacked: decoders take no larger one. */
  uploadProfileBytes: 8_000_000,
} as const;

export const IMAGE = {
  screensPx: { xs: 320, sm: 640, md: 768, lg: 1_024, xl: 1_280, '2xl': 1_536 },
  densities: [1, 2],
  format: 'webp',
} as const;

export const FORM = {
  autofocusDelayMs: 100,
  validationDebounceMs: 300,
} as const;

export const LANGUAGES = {
  translationEditDebounceMs: 1_000,
  paletteDebounceMs: 200,
  paletteResults: 12,
  /** 0 finds only exact text, 1 finds anything; results are not limited in number. */
  fuzzyThreshold: 0.1,
} as const;

export const GALLERY = {
  columns: 3,
  gapPx: 16,
  autoplayDelayMs: 3_000,
  thumbnailColumns: 3,
} as const;

/** Long enough to read a slide's words. */
export const HERO = {
  autoplayDelayMs: 7_000,
} as const;

/** Bounds of what a request may carry (security V-1 and V-2). */
export const INPUT = {
  pathCharacters: 255,
  /** Of a call that says nothing else, 16 KiB; written out, since a bundler keeps all that it would have to work out (the loader's script counts bytes). */
  bodyBytes: 16_384,
  /** Of a call that names a page, and nothing else: 4 KiB. */
  pageRequestBytes: 4_096,
  /** Of a call that takes one long text: 64 KiB. */
  textBodyBytes: 65_536,
  /** Of a call that takes a list, of files, pages, attributes or texts by language: 512 KiB. */
  listBodyBytes: 524_288,
  /** Of a call that takes the content of a page: 2 MiB. */
  pageBodyBytes: 2_097_152,
  jsonDepth: 32,
  /** Values in one body: a page of 2 MiB has some 60,000 of them. */
  jsonValues: 100_000,
  formFields: 50,
  sectionsPerPage: 200,
  blocksPerSection: 200,
  itemsPerList: 500,
  attributesPerList: 200,
  /** Of one text with markup, its tags included: some forty printed pages. */
  markupCharacters: 100_000,
  idCharacters: 128,
  nameCharacters: 200,
  keywordCharacters: 200,
  namespaceCharacters: 128,
  translationKeyCharacters: 128,
  translationValueCharacters: 10_000,
  /** A file of texts, as JSON in a call: 8 MiB. */
  translationFileBytes: 8_388_608,
  translationFileTexts: 50_000,
  languageNameCharacters: 64,
  languageCodeCharacters: 16,
} as const;
