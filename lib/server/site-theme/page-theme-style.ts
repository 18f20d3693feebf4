import 'server-only';

import { themeStyle } from '@/lib/domain/site-theme/theme-style';
import { noteThemeStyle } from '@/lib/server/page-store/own-styles';
import { siteTheme } from './site-theme';

/** The style sheet of the site's theme for a page that is being rendered; its policy will allow it. */
export async function pageThemeStyle(): Promise<string> {
  return noteThemeStyle(themeStyle(await siteTheme()));
}
