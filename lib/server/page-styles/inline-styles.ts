import 'server-only';

import { readFileSync } from 'node:fs';
import path from 'node:path';

const STYLE_SHEET = /<link rel="stylesheet" href="\/_next\/(?<file>static\/[\w./~-]+\.css)"(?<rest>[^<>]*)>/g;
const RELATIVE_ADDRESS = /url\((["']?)([^()"']+)\1\)/g;
/** An address that does not depend on where the rules stand. */
const FIXED_ADDRESS = /^(?:#|\/|[a-z]+:)/;

const known = new Map<string, string | null>();

interface InlinedPage {
  html: string;
  /** The rules of each style element that was written, for the page's policy. */
  styles: string[];
}

/**
 * A page with its style sheets written into it, so that it is painted from the one answer that has come. The links stay
 * where they are, since React looks there for what is loaded already. They are not fetched: disabled, and for no medium,
 * because Chromium (150) looks ahead for sheets to fetch and does not mind whether they are disabled.
 * @param read gives the rules of a file below `.next`, or null where there is none; such a link stays as it is
 */
export function inlineStyles(html: string, read: (file: string) => string | null): InlinedPage {
  const styles: string[] = [];
  const inlined = html.replaceAll(STYLE_SHEET, (link, file: string, rest: string) => {
    const rules = read(file);
    // A sheet that would close the element early, or needs another encoding, stays a file.
    if (rules === null || /<\/style/i.test(rules) || rest.includes('disabled')) return link;
    styles.push(rules);
    return `<style>${rules}</style>${link.slice(0, -rest.length - 1)} disabled="" media="not all"${rest}>`;
  });
  return { html: inlined, styles };
}

/** The rules of a built file, with the addresses in them made those of the site's root; null when it cannot be read. */
export function builtStyles(file: string): string | null {
  const found = known.get(file);
  if (found !== undefined) return found;
  const rules = readRules(file);
  known.set(file, rules);
  return rules;
}

function readRules(file: string): string | null {
  if (file.includes('..')) return null;
  try {
    return withRootAddresses(
      readFileSync(path.join(process.cwd(), '.next', ...file.split('/')), 'utf8').trim(),
      file,
    );
  } catch {
    return null;
  }
}

/** Rules that stood in the file, as they have to stand elsewhere. */
export function withRootAddresses(rules: string, file: string): string {
  const folder = path.posix.dirname(`/_next/${file}`);
  return rules.replaceAll(RELATIVE_ADDRESS, (written, quote: string, target: string) =>
    FIXED_ADDRESS.test(target) ? written : `url(${quote}${path.posix.join(folder, target)}${quote})`,
  );
}
