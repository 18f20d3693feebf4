import { localisePath } from '../addresses/paths';
import type { SiteLanguage } from './view-model';

/** A pathname of this site as an absolute, encoded address; `siteUrl` is an origin (security H-4). */
export function absoluteAddress(siteUrl: string, pathname: string): string {
  return siteUrl + encodeURI(pathname);
}

/** A page's whole address in a language. */
export function pageAddress(siteUrl: string, path: string, language: Pick<SiteLanguage, 'code'>): string {
  return absoluteAddress(siteUrl, localisePath(path, language.code));
}

/** The whole address of a stored file: its root-relative one is percent-encoded already. */
export function mediaUrl(siteUrl: string, address: string): string {
  return new URL(address, siteUrl).href;
}

export interface Alternate {
  /** BCP 47, or `x-default`. */
  tag: string;
  href: string;
}

/**
 * The addresses at which a page is really written, each with its language, and the one for everybody else: its
 * default language's, or the first that there is. A language in which it falls back is none of them.
 * @param writtenIn default first
 */
export function alternatesOf(
  siteUrl: string,
  path: string,
  writtenIn: readonly Pick<SiteLanguage, 'code' | 'tag'>[],
): Alternate[] {
  const written = writtenIn.map((language) => ({
    tag: language.tag,
    href: pageAddress(siteUrl, path, language),
  }));
  const [first] = written;
  return first ? [...written, { tag: 'x-default', href: first.href }] : [];
}
