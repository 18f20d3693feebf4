import 'server-only';

import { createHash } from 'node:crypto';
import { REQUESTED_PATH_SCRIPT } from '@/lib/domain/addresses/requested-path';
import { PRERENDER_RULES } from '@/lib/domain/site/prerender-rules';
import { env } from '../env';
import { loaderCode, pageRevealCode } from '../inline-code';
import { isFrameworkScript } from './framework-scripts';
import { isBuiltStyle } from './inline-styles';
import { LATE_SCRIPTS_CODE } from './late-scripts';
import { isThemeStyle } from './own-styles';

const CODE_TAG = /<(\/?)(script|style)\b[^<>]*>/gi;

const OURS = [LATE_SCRIPTS_CODE, REQUESTED_PATH_SCRIPT];

/**
 * The `'sha256-…'` of every script of the framework's or of ours, without repeats. Anything else is left without one, so that
 * a script that slipped into the page through its texts does not run.
 */
function inlineScriptHashes(html: string, loader: string): string[] {
  const hashes = new Set<string>();
  for (const code of codesOf(html, 'script')) {
    const isOurs = code !== '' && [...OURS, pageRevealCode(), loader].includes(code);
    if (!isOurs && !isFrameworkScript(code)) continue;
    hashes.add(hashOf(code));
  }
  return [...hashes];
}

/** Hashes of the style elements that the build inlined, and of the theme's. */
function inlineStyleHashes(html: string): string[] {
  const own = codesOf(html, 'style').filter((code) => isBuiltStyle(code) || isThemeStyle(code));
  return [...new Set(own)].map(hashOf);
}

/** The contents of all elements with a name: neither kind can contain the other. */
function codesOf(html: string, name: 'script' | 'style'): string[] {
  const codes: string[] = [];
  let open: { name: string; from: number } | null = null;
  for (const { 0: tag, 1: end, 2: found = '', index } of html.matchAll(CODE_TAG)) {
    if (end === '') open ??= { name: found.toLowerCase(), from: index + tag.length };
    else if (open?.name === found.toLowerCase()) {
      if (open.name === name) codes.push(html.slice(open.from, index));
      open = null;
    }
  }
  return codes;
}

function hashOf(code: string): string {
  return `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
}

/** The visitor's module writes these rules into the page (components/shell/visitor/next-pages.ts). */
const PRERENDER_HASH = hashOf(PRERENDER_RULES);

/**
 * The Content-Security-Policy of a finished page: only its own scripts run, whatever its texts contain.
 * Hashes rather than a nonce, because the page is rendered once for everyone.
 *
 * `isFramed` lets the owner's tools frame the page: what visitors get (security C-3), and the preview of what they do
 * not find yet. Anything else is framed by nobody. Which page does the framing is not told apart: a document lives on while one goes from page to page.
 */
export function contentSecurityPolicy(html: string, isFramed = false, loader = loaderCode()): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScriptHashes(html, loader), PRERENDER_HASH].join(' '),
    `style-src 'self' ${inlineStyleHashes(html).join(' ')}`.trim(),
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
