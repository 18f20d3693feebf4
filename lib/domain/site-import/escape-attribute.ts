import { escapeText } from '../text/escape-text';

/** Plain text as the value of an attribute in double quotes. */
export function escapeAttribute(value: string): string {
  return escapeText(value).replaceAll('"', '&quot;');
}
