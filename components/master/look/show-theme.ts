import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { wholeThemeStyle } from '@/lib/domain/site-theme/theme-style';

/** Lets a page in a frame look as a theme says, whatever it was rendered with. */
export function showTheme(page: Document, theme: SiteTheme): void {
  const view = page.defaultView;
  if (!view) return;
  // A sheet of the page's own window, which its policy does not judge as it does a style element.
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(wholeThemeStyle(theme));
  page.adoptedStyleSheets = [sheet];
  page.documentElement.dataset.motion = theme.motion;
}
