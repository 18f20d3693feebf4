import { decoded } from './picture-names';

/** Only ever a base to parse against. */
const SOME_HOST = 'https://old.invalid';
/** Addresses of WordPress that name a page by its number: of drafts, and of sites without speaking addresses. */
const BY_NUMBER = ['p', 'page_id', 'attachment_id', 'post_type', 'cat'];

/** The path of a page on its old site, decoded; null for an address that has none of its own. */
export function oldPathOf(address: string): string | null {
  const trimmed = address.trim();
  if (trimmed === '' || !URL.canParse(trimmed, SOME_HOST)) return null;
  const url = new URL(trimmed, SOME_HOST);
  if (!/^https?:$/.test(url.protocol) || BY_NUMBER.some((name) => url.searchParams.has(name))) return null;
  const segments = url.pathname.split('/').filter((segment) => segment !== '');
  return `/${segments.map(decoded).join('/')}`;
}

/** What an address of another system calls a page: its last part as letters, digits and hyphens of any script. */
export function slugOfAddress(name: string): string {
  const last = decoded(
    name
      .trim()
      .split('/')
      .filter((part) => part !== '')
      .at(-1) ?? '',
  );
  return last
    .replace(/\.(?:html?|php|aspx?|mdx?|markdown)$/i, '')
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]/u)
    .filter((word) => word !== '')
    .join('-');
}
