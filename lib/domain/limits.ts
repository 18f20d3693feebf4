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
  /** JPEG quality, 0 to 1. */
  videoThumbnailQuality: 0.5,
  videoThumbnailAtSeconds: 1,
  /** Quality of tiles, 1 to 100. */
  tileQuality: 5,
  /** How long deleted things can be restored. */
  binDays: 30,
  /**
   * The largest file, 400 MB by default (security U-1); this limit and the next two can be changed by the
   * environment.
   */
  uploadBytes: 419_430_400,
  /** Files per call. */
  uploadFiles: 100,
  uploadPixels: 500_000_000,
  /** For pictures that no decoder reads line by line: they are held in memory as a whole. */
  uploadWholePixels: 50_000_000,
  /** Larger files are sent in parts, which can be resumed. */
  uploadWholeBytes: 8_388_608,
  /** The same limit where files go straight into the storage: such hosts accept no larger body. */
  uploadThroughBytes: 4_194_304,
  /** For an SVG, which is parsed as text. */
  uploadDrawingBytes: 5_242_880,
  /** For the captions of a film. */
  uploadCaptionsBytes: 1_048_576,
  /** For the poster frame of a film. */
  posterBytes: 4_194_304,
  /** The size of one part. */
  uploadPartBytes: 8_388_608,
  uploadSidePx: 30_000,
  uploadFrames: 1_000,
  /** For a decompressed colour profile: decoders accept no larger one. */
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

/** Sections that are kept as templates: all of them are answered at once. */
export const SECTION_TEMPLATES = {
  most: 60,
  /** One of them, as stored: 128 KiB. */
  bytes: 131_072,
} as const;

/** Uploaded fonts: all of them are answered at once. */
export const FONTS = {
  most: 24,
  /** One file as it is sent: 8 MiB. */
  bytes: 8_388_608,
  /** Files of one font: regular, italic, bold. */
  files: 3,
  /** One file unpacked: 24 MiB. */
  unpackedBytes: 25_165_824,
  /** One file as visitors fetch it: 2 MiB. */
  servedBytes: 2_097_152,
  licenceCharacters: 500,
  familyCharacters: 80,
} as const;

/** Limits of requests (security V-1 and V-2). */
export const INPUT = {
  pathCharacters: 255,
  /**
   * The default, 16 KiB; written out, since a bundler would keep the code of a calculation (the loader's script
   * counts bytes).
   */
  bodyBytes: 16_384,
  /** A body that only names a page: 4 KiB. */
  pageRequestBytes: 4_096,
  /** A body with one long text: 64 KiB. */
  textBodyBytes: 65_536,
  /** A body with a list of files, pages, attributes or texts by language: 512 KiB. */
  listBodyBytes: 524_288,
  /** A body with the content of a page: 2 MiB. */
  pageBodyBytes: 2_097_152,
  jsonDepth: 32,
  /** Values in one body: a page of 2 MiB has some 60,000 of them. */
  jsonValues: 100_000,
  formFields: 50,
  sectionsPerPage: 200,
  blocksPerSection: 200,
  itemsPerList: 500,
  attributesPerList: 200,
  /** One text with markup, tags included: some forty printed pages. */
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
