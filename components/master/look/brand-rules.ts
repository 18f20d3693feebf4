import { variantPath } from '@/lib/domain/media/variants';
import type { SiteTheme } from '@/lib/domain/site-theme/model';

/** What a header has of whose site it is, as it was drawn. */
export interface DrawnBrand {
  /** The name of the site. */
  name: string;
  /** Whether its words stand there. */
  hasWords: boolean;
}

const BRAND = '.site:not([data-bare])>.site-header>.brand';
const PICTURE_WIDTH = 480;

/** What stands between quotes in a style sheet. */
const quoted = (text: string) =>
  `"${text.replaceAll(/["\\\n]/g, (sign) => `\\${sign.codePointAt(0)?.toString(16)} `)}"`;

/**
 * Rules by which a header that was drawn with the name, the mark or both shows what a theme has instead, as the header itself
 * would be drawn (components/layout/site-header.tsx).
 * @param ratio of the mark, width by height; null until it is known
 */
export function brandRules(
  { brand, header, mark, markColour }: Pick<SiteTheme, 'brand' | 'header' | 'mark' | 'markColour'>,
  { name, hasWords }: DrawnBrand,
  ratio: number | null,
): string {
  const shown = mark === '' || ratio === null ? 'name' : brand;
  const rules = [`${BRAND} img{display:none}`];
  if (shown !== 'mark' && !hasWords) rules.push(`${BRAND}::after{content:${quoted(name)}}`);
  if (shown === 'name') return rules.join('');
  const size = `var(--size-${header === 'centred' ? 'heading' : 'name'})`;
  const isAlone = shown === 'mark';
  const drawn = `url("${variantPath(mark, PICTURE_WIDTH)}") center/contain no-repeat`;
  const paint = markColour === 'words' ? `background:currentColor;mask:${drawn}` : `background:${drawn}`;
  rules.push(
    `${BRAND}::before{content:"";display:inline-block;flex:none;vertical-align:middle;font-size:${size};block-size:${isAlone ? '2em' : '1.5em'};aspect-ratio:${ratio};max-inline-size:min(14rem,60vw);margin-inline-end:${isAlone ? '0' : '.5em'};${paint}}`,
  );
  rules.push(
    isAlone
      ? // The words go, the line that they stand in stays.
        `${BRAND}{font-size:0;line-height:calc(1.55*${size})}`
      : `${BRAND}{display:inline-flex;flex-wrap:wrap;align-items:center;justify-content:${header === 'centred' ? 'center' : 'start'}}`,
  );
  return rules.join('');
}

/** What the header of a page in a frame has. */
export function drawnBrand(page: Document): DrawnBrand | null {
  const brand = page.querySelector<HTMLElement>(BRAND);
  if (!brand) return null;
  const words = brand.textContent?.trim() ?? '';
  return { name: words || (brand.querySelector('img')?.alt ?? ''), hasWords: words !== '' };
}
