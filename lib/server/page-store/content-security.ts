import 'server-only';

import { createHash } from 'node:crypto';
import { REQUESTED_PATH_SCRIPT } from '@/lib/domain/addresses/requested-path';
import { env } from '../env';
import { loaderCode } from '../loader-code';
import { isBuiltStyle } from './inline-styles';
import { LATE_SCRIPTS_CODE } from './late-scripts';
import { isThemeStyle } from './own-styles';

const CODE_TAG = /<(\/?)(script|style)\b[^<>]*>/gi;

/**
 * The scripts that Next.js writes into a page, by their whole form. Anything else is left without a hash, so that
 * a script that slipped into the page through its texts does not run.
 */
const OWN_SCRIPTS = [
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,"(?:[^"\\<\n]|\\.)*"\]\)$/,
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(\{[\w":[\],./~\s-]*\}\);?$/,
];

/** The `'sha256-…'` of every script of the framework's or of ours, without repeats. */
function inlineScriptHashes(html: string, loader: string): string[] {
  const hashes = new Set<string>();
  for (const code of codesOf(html, 'script')) {
    const isOurs = [loader, LATE_SCRIPTS_CODE, REQUESTED_PATH_SCRIPT].includes(code) && code !== '';
    if (!isOurs && !OWN_SCRIPTS.some((form) => form.test(code))) continue;
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
    `script-src 'self' ${inlineScriptHashes(html, loader).join(' ')}`.trim(),
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
