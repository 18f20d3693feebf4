'use client';

import { useState } from 'react';
import { THEME_STYLE_ID } from '@/lib/domain/site-theme/theme-style';

/**
 * The style sheet of the site's theme in the head of a page; nothing for the default theme. It stays the one that the document
 * came with, also when the page is drawn anew after another look was published: the document's policy allows no other, and would
 * leave the page without any.
 */
export function ThemeStyle({ style }: { style: string }) {
  const [own] = useState(style);
  if (own === '') return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: computed from checked values; the policy allows only this text
  return <style id={THEME_STYLE_ID} dangerouslySetInnerHTML={{ __html: own }} />;
}
