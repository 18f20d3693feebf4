/** Sheets that still write out colours. */
export const UNCONVERTED: readonly string[] = [
  'components/blocks/hero-slider/hero-slider.css',
  'components/blocks/video/video.css',
  'components/layout/base.css',
  'components/layout/header.css',
  'components/layout/links.css',
  'components/layout/print.css',
  'components/shell/loader/loader.css',
  'components/islands/lightbox/lightbox.css',
];
