import { variantPath } from '../media/variants';
import type { SiteTheme } from './model';

/** Parts of a page move without fading: they can be read at any time. */
export const MOTION_RULES: Record<SiteTheme['motion'], string> = {
  none: `
    html:root{scroll-behavior:auto}
    .site *{transition-duration:0s!important}
    ::view-transition-group(*),::view-transition-old(*),::view-transition-new(*){animation:none!important}`,
  calm: '',
  lively: `
    @media screen and (prefers-reduced-motion:no-preference){@supports (animation-timeline:view()){
      html:not([data-toolbar]) main .section>:not(.hero){animation:site-rise linear both;animation-timeline:view();animation-range:entry 0% entry 60%}
      @keyframes site-rise{from{translate:0 min(6rem,12vh)}}
    }}`,
};

/**
 * At the side it stands in the page's own colours, also beside a picture that it would otherwise stand on; the way to
 * the page begins on the line of the name.
 */
export const HEADER_RULES: Record<SiteTheme['header'], string> = {
  plain: '',
  centred: `
    .site:not([data-bare])>.site-header{justify-content:center;padding-block-start:var(--space-4)}
    .site:not([data-bare])>.site-header>.brand{flex-basis:100%;margin-inline:0;text-align:center;font-size:var(--size-heading)}`,
  side: `
    @media screen and (min-width:80rem){
      .site:not([data-bare]){display:grid;grid-template-columns:15rem minmax(0,1fr);align-content:start}
      .site:not([data-bare])>*{grid-column:2}
      .site:not([data-bare])>main:not([data-layout="page"]){padding-block-start:calc(var(--space-3) + .125rem + (var(--size-name) - var(--size-small))*1.1)}
      html .site:not([data-bare])>header.site-header{position:sticky;inset:0 auto auto;grid-area:1/1/span 9;flex-flow:column;align-items:start;gap:var(--space-3);block-size:100svh;padding-inline-end:0;overflow-y:auto;color:var(--ink);--languages:var(--ink)}
      .site:not([data-bare]) .site-nav ul{flex-direction:column}
      .site:not([data-bare]) .menu-group-list{position:static;width:auto;border:0;background:none;box-shadow:none;padding-block:0}
      .site:not([data-bare])>.site-header>.languages{margin-block-start:auto}
      .site:not([data-bare]) .menu-button{display:none}
    }`,
};

/** The widest that it is drawn, on a screen with twice as many points. */
const LOADER_WIDTH = 480;

/** In the place of the drawing: the same element, which moves and leaves as before. */
export function loaderRules({ loader, mark }: Pick<SiteTheme, 'loader' | 'mark'>): string {
  if (loader !== 'mark' || mark === '') return '';
  return `
    site-loader>svg{background:url("${variantPath(mark, LOADER_WIDTH)}") center/contain no-repeat}
    site-loader>svg>*{display:none}`;
}

/** Rules in one line, as they are sent. */
export const packed = (css: string): string => css.replaceAll(/\n\s*/g, '');
