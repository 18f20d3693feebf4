import { localisePath } from '../addresses/paths';
import { MARK_ICONS } from '../site-theme/mark-icons';

/**
 * Files beside a page in each language: the file name in its address, and the folder of its route. Neither can be
 * part of a page's path.
 */
export const PAGE_FILES = {
  /** Its public content as JSON. */
  payload: { folder: '_payload', name: '_payload.json' },
  /** News of the pages below it. */
  feed: { folder: '_feed', name: 'feed.atom' },
  /** Its exhibition, or those that it lists, for calendars. */
  calendar: { folder: '_calendar', name: 'calendar.ics' },
  /** The share picture. */
  share: { folder: '_share', name: '_share.jpg' },
  /** What home screens show of the site: beside the home page alone. */
  app: { folder: '_app', name: 'site.webmanifest' },
} as const;

export type PageFile = keyof typeof PAGE_FILES;

/** The route folder of files that the site has once, for programs. */
export const SITE_FOLDER = '_site';

/** `robots.txt`, the guide for language models, `sitemap.xml`, and the numbered parts of a large one. */
const FOR_ROBOTS = /^(?:robots\.txt|llms\.txt|sitemap\.xml|sitemap-[1-9]\d{0,3}\.xml)$/;

/** The names of all of them, the icons too, as the framework's rewrites take them. */
export const SITE_FILE = [
  FOR_ROBOTS.source.slice('^(?:'.length, -')$'.length),
  ...Object.keys(MARK_ICONS).map((name) => name.replaceAll('.', '\\.')),
].join('|');

/** What the whole site says of text and data mining, and its fixed address (TDM Reservation Protocol). */
export const RESERVATION_FILE = 'tdmrep.json';
export const RESERVATION_ADDRESS = `/.well-known/${RESERVATION_FILE}`;

/** The name of the file at an address; null where it is none of them. */
export function siteFileAt(address: string): string | null {
  if (address === RESERVATION_ADDRESS) return RESERVATION_FILE;
  const name = address.slice(1);
  const isOne = address.startsWith('/') && (FOR_ROBOTS.test(name) || Object.hasOwn(MARK_ICONS, name));
  return isOne ? name : null;
}

/** The address of one of them. */
export const siteFileAddress = (name: string): string =>
  name === RESERVATION_FILE ? RESERVATION_ADDRESS : `/${name}`;

/** Folders that routes stand in inside: from outside, a first segment of this name is a page that does not exist. */
export const INNER_FOLDERS: readonly string[] = [
  ...Object.values(PAGE_FILES).map(({ folder }) => folder),
  SITE_FOLDER,
];

/** The address of a file beside a page, in a language. */
export function pageFilePath(file: PageFile, path: string, locale: string): string {
  const page = localisePath(path, locale);
  return `${page === '/' ? '' : page}/${PAGE_FILES[file].name}`;
}
