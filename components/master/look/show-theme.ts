import { takeWholeStyles } from '@/lib/client/whole-styles';
import { LOADER_DRAWING } from '@/lib/domain/site/loader-drawing';
import { facesOf } from '@/lib/domain/site-theme/faces';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import type { OwnFont } from '@/lib/domain/site-theme/own-font';
import { wholeThemeStyle } from '@/lib/domain/site-theme/theme-style';
import { brandRules, drawnBrand } from './brand-rules';

/** Lets a page in a frame look as a theme says, whatever it was rendered with. */
export function showTheme(
  page: Document,
  theme: SiteTheme,
  fonts: readonly OwnFont[],
  markRatio: number | null,
): void {
  const view = page.defaultView;
  if (!view) return;
  void takeWholeStyles(page);
  // A sheet of the page's own window, which its policy does not judge as it does a style element.
  const sheet = new view.CSSStyleSheet();
  const brand = drawnBrand(page);
  sheet.replaceSync(
    wholeThemeStyle(theme, facesOf(theme, fonts, page.documentElement.lang)) +
      (brand ? brandRules(theme, brand, markRatio) : ''),
  );
  page.adoptedStyleSheets = [sheet];
  page.documentElement.dataset.motion = theme.motion;
}

const LOADER = 'site-loader';
/** How long the loader of a preview stays, of which the last part is its way out. */
const SHOWN_MS = 2400;
const FADED_FROM = 0.8;

/** Covers a page in a frame for a moment with what a theme has for the first page of a visit; with nothing, where it has nothing. */
export function showLoader(page: Document, { loader, motion }: Pick<SiteTheme, 'loader' | 'motion'>): void {
  for (const former of page.querySelectorAll(LOADER)) former.remove();
  if (loader === 'none' || motion === 'none') return;
  const overlay = page.createElement(LOADER);
  overlay.ariaHidden = 'true';
  overlay.innerHTML = LOADER_DRAWING;
  page.documentElement.append(overlay);
  const fading = overlay.animate(
    [{ opacity: 1 }, { opacity: 1, offset: FADED_FROM }, { opacity: 0 }],
    SHOWN_MS,
  );
  fading.onfinish = () => overlay.remove();
}
