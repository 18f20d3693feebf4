import { localisePath } from '../addresses/paths';
import type { TextDirection } from '../languages/model';
import type { AppIcon } from '../site-theme/mark-icons';
import type { SiteTheme } from '../site-theme/model';

export const APP_MANIFEST_TYPE = 'application/manifest+json';

interface SiteTexts {
  /** The language that the texts are in, which may be another than that of the site's pages. */
  tag: string;
  dir: TextDirection;
  name: string;
  shortName: string;
  description: string;
}

/** The app manifest of the site in a language (W3C Web Application Manifest). */
export function appManifest(
  locale: string,
  texts: SiteTexts,
  { dark }: Pick<SiteTheme, 'dark'>,
  icons: readonly AppIcon[],
) {
  const home = localisePath('/', locale);
  return {
    id: home,
    start_url: home,
    // Who goes on to another language stays in the window.
    scope: '/',
    lang: texts.tag,
    dir: texts.dir,
    name: texts.name,
    short_name: texts.shortName,
    description: texts.description,
    // Visitors keep the way back, and an address to hand on.
    display: 'minimal-ui',
    background_color: dark.ground,
    theme_color: dark.ground,
    icons,
  };
}
