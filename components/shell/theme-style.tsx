import { THEME_STYLE_ID } from '@/lib/domain/site-theme/theme-style';

/** The style sheet of the site's theme in the head of a page; nothing for the default theme. */
export function ThemeStyle({ style }: { style: string }) {
  if (style === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: computed from checked values; the policy allows only this text
  return <style id={THEME_STYLE_ID} dangerouslySetInnerHTML={{ __html: style }} />;
}
