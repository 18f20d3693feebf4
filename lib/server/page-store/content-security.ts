import 'server-only';

import { createHash } from 'node:crypto';
import { REQUESTED_PATH_SCRIPT } from '@/lib/domain/addresses/requested-path';
import { PRERENDER_RULES } from '@/lib/domain/site/prerender-rules';
import { env } from '../env';
import { earlyDataCode, loaderCode, pageRevealCode } from '../inline-code';
import { codeElements } from '../page-styles/code-elements';
import { isFrameworkScript } from './framework-scripts';
import { LATE_SCRIPTS_CODE } from './late-scripts';
import { isThemeStyle } from './own-styles';

const OURS = [LATE_SCRIPTS_CODE, REQUESTED_PATH_SCRIPT];

/**
 * The `'sha256-…'` of every script of the framework's or of ours, without repeats. Anything else is left without one, so that
 * a script that slipped into the page through its texts does not run.
 */
function inlineScriptHashes(html: string, loader: string): string[] {
  const hashes = new Set<string>();
  for (const { code } of codeElements(html, 'script')) {
    const isOurs = code !== '' && [...OURS, earlyDataCode(), pageRevealCode(), loader].includes(code);
    if (!isOurs && !isFrameworkScript(code)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}

/** Hashes of the style elements that were written into the page, and of the theme's. */
function inlineStyleHashes(html: string, styles: readonly string[]): string[] {
  const own = codeElements(html, 'style')
    .map(({ code }) => code)
    .filter((code) => (code !== '' && styles.includes(code)) || isThemeStyle(code));
  return [...new Set(own)].map(hashOf);
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The visitor's module writes these rules into the page (components/shell/visitor/next-pages.ts). */
const PRERENDER_HASH = hashOf(PRERENDER_RULES);

interface PolicyFacts {
  isFramed?: boolean;
  /** The rules that this server has written into the page, by style element. */
  styles?: readonly string[];
  loader?: string;
}

/**
 * The Content-Security-Policy of a finished page: only its own scripts run, whatever its texts contain.
 * Hashes rather than a nonce, because the page is rendered once for everyone.
 *
 * `isFramed` lets the owner's tools frame the page: what visitors get (security C-3), and the preview of what they do
 * not find yet. Anything else is framed by nobody. Which page does the framing is not told apart: a document lives on while one goes from page to page.
 */
export function contentSecurityPolicy(
  html: string,
  { isFramed = false, styles = [], loader = loaderCode() }: PolicyFacts = {},
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html, loader), PRERENDER_HASH].join(' '),
    `style-src 'self' ${inlineStyleHashes(html, styles).join(' ')}`.trim(),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    // The library sends large files into the storage itself, where there is one.
    env().blobToken === undefined ? "connect-src 'self'" : "connect-src 'self' https://vercel.com",
    "frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
  ].join('; ');
}
