import 'server-only';

import type { Faces } from '@/lib/domain/site-theme/faces';
import type { SiteTheme } from '@/lib/domain/site-theme/model';
import { themeStyle } from '@/lib/domain/site-theme/theme-style';
import { noteThemeStyle } from '@/lib/server/page-store/own-styles';

/** The style sheet of the site's theme for a page that is being rendered; its policy will allow it. */
export const pageThemeStyle = (theme: SiteTheme, faces?: Faces): string =>
  noteThemeStyle(themeStyle(theme, faces));
