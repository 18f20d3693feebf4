import { isSafeLink, parseVideo } from '../addresses/links';
import { splitLocale } from '../addresses/paths';
import { trimEnd } from '../text/trim-end';

/** The site that an address is typed in: what leads to itself is kept as a path, which follows its page. */
interface OwnSite {
  /** With its port, as the browser has it. */
  host: string;
  /** The language of the edited page: its links lead to that language automatically. */
  locale: string;
}

/** Invisible characters that are copied with an address. */
const UNSEEN = /[\u200b-\u200f\u2060\ufeff]/g;
const HOST = /^(?:[\p{L}\p{M}\p{N}_-]+\.)+(?:xn--[a-z\d-]+|\p{L}[\p{L}\p{M}]+)(?::\d{1,5})?(?=[/?#]|$)/iu;
const MAIL = /^[^\s@/:?#<>]+@(?:[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$/u;
const DATE = /^\d{1,2}([-./])\d{1,2}\1\d{2,4}$/;

/**
 * The link that was meant by a typed or pasted address: of a website with or without its scheme, an e-mail, a
 * telephone number, a path of this site, or an anchor.
 * @returns null for words that are no address, and for what no page may lead to
 */
export function linkOf(typed: string, own?: OwnSite): string | null {
  const text = typed.replace(UNSEEN, '').trim();
  const link = mailOf(text) ?? phoneOf(text) ?? webOf(text) ?? text;
  const meant = own ? withinSite(link, own) : link;
  return isSafeLink(meant) ? meant : null;
}

/** `Name <name@example.org>`, as mail programs copy it, is an address, too. */
function mailOf(text: string): string | null {
  const address = /<([^<>\s]+)>$/.exec(text)?.[1] ?? text;
  return MAIL.test(address) ? `mailto:${address}` : null;
}

/** A number with the code of its country or its town; years, prices and dates are none. */
function phoneOf(text: string): string | null {
  const number = text.replace(/^tel\s*[.:]+\s*/i, '');
  const isNamed = number !== text;
  if (!/^\+?[\d\s()./\u2010-\u2015-]+$/.test(number) || DATE.test(number)) return null;
  const digits = number.replace(/\D/g, '');
  if (digits.length < 6 || digits.length > 15) return null;
  if (!isNamed && !/^(?:\+|\(|0)/.test(number)) return null;
  return `tel:${number.startsWith('+') ? '+' : ''}${digits}`;
}

function webOf(text: string): string | null {
  if (/^https?:\/\//i.test(text)) return text.replaceAll(' ', '%20');
  const bare = trimEnd(text.replace(/^\/\//, ''), /[.,;]/);
  const host = HOST.exec(bare)?.[0];
  if (host === undefined) return null;
  return `https://${host.toLowerCase()}${bare.slice(host.length).replaceAll(' ', '%20')}`;
}

function withinSite(link: string, { host, locale }: OwnSite): string {
  if (!/^https?:/i.test(link) || !URL.canParse(link) || new URL(link).host !== host) return link;
  const rest = link.replace(/^https?:\/\/[^/?#]*/i, '');
  const path = splitLocale(rest.startsWith('/') ? rest : `/${rest}`, [locale]).path;
  return path.startsWith('/') ? path : `/${path}`;
}

/** The address within the code that YouTube, Vimeo and others give for embedding a film. */
const EMBEDDED = /<iframe\b(?:[^<>"']|"[^"<]*"|'[^'<]*')*?\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/i;

/** The address of the film that was meant by a typed or pasted one; other text is returned unchanged. */
export function filmOf(typed: string): string {
  const found = EMBEDDED.exec(typed);
  const address = (found?.[1] ?? found?.[2] ?? found?.[3] ?? typed).replaceAll('&amp;', '&');
  const link = linkOf(address);
  return link !== null && parseVideo(link) ? link : typed.trim();
}
