/** Sheets that still write out colours. */
export const UNCONVERTED: readonly string[] = [
  'components/blocks/hero-slider/hero-slider.css',
  'components/blocks/video/video.css',
  'components/editor/frame/editor.css',
  'components/editor/core/side-panel.css',
  'components/editor/properties/attributes/attributes.css',
  'components/editor/properties/look-field.css',
  'components/editor/properties/properties-panel.css',
  'components/layout/base.css',
  'components/layout/header.css',
  'components/layout/links.css',
  'components/layout/print.css',
  'components/shell/loader/loader.css',
  'components/islands/lightbox/lightbox.css',
];
