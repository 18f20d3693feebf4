import * as z from 'zod';
import {
  isElsewhere,
  MENU_LIMITS,
  type MenuEntry,
  type SiteMenu,
  withBelow,
} from '@/lib/domain/site-menu/model';
import { locale } from './address';
import { date, requiredText, text } from './text';

const labels = z.record(locale, requiredText(MENU_LIMITS.labelCharacters));

const address = text(MENU_LIMITS.addressCharacters).refine(isElsewhere, {
  error: 'This is not an address that a link may lead to elsewhere',
});

/** A page's id on the site, and its path in an archive. */
const page = text(MENU_LIMITS.pageCharacters).min(1);

const target = {
  page: page.exactOptional(),
  address: address.exactOptional(),
  labels: labels.exactOptional(),
};
const hasOneTarget = (entry: { page?: string; address?: string }) =>
  (entry.page === undefined) !== (entry.address === undefined);
const ONE_TARGET = { error: 'An entry leads to a page or to an address' };

const flatEntry = z.strictObject(target).refine(hasOneTarget, ONE_TARGET);
const entry = z
  .strictObject({ ...target, below: z.array(flatEntry).exactOptional() })
  .refine(hasOneTarget, ONE_TARGET);

// Of one list, on both of its levels.
const flat = (entries: readonly unknown[]) => (entries as MenuEntry[]).flatMap(withBelow);
const isShort = (entries: readonly unknown[]) => flat(entries).length <= MENU_LIMITS.entries;
const TOO_LONG = { error: `At most ${MENU_LIMITS.entries} entries` };
const isOnce = (entries: readonly unknown[]) =>
  new Set(flat(entries).map(nameOf)).size === flat(entries).length;
const TWICE = { error: 'A page or an address can be in a list only once' };
const nameOf = ({ page, address }: MenuEntry) => page ?? address;

/** What an owner has arranged (lib/domain/site-menu). */
export const siteMenu = z.strictObject({
  menu: z.array(entry).refine(isShort, TOO_LONG).refine(isOnce, TWICE).exactOptional(),
  hidden: z.array(page).max(MENU_LIMITS.hidden).exactOptional(),
  footer: z.array(flatEntry).refine(isShort, TOO_LONG).refine(isOnce, TWICE).exactOptional(),
  // That an entry has one target is checked above, and more than the type of a schema can say.
}) as unknown as z.ZodType<SiteMenu, SiteMenu>;

const version = z.int().nonnegative();

/** `PUT /api/site/menu`, which is sent the version that was read; version 0 before the first save. */
export const siteMenuChange = z.strictObject({ version, menu: siteMenu });
export type SiteMenuChange = z.output<typeof siteMenuChange>;

/** `GET` and `PUT /api/site/menu`. */
export const siteMenuAnswer = z.strictObject({
  version,
  menu: siteMenu,
  /** Ids of the pages of the first level in their order, without legal texts, whether or not visitors find them. */
  firstLevel: z.array(z.string()),
});
export type SiteMenuAnswer = z.output<typeof siteMenuAnswer>;

/** `GET /api/site/menu/versions`: newest first. */
export const menuVersions = z.strictObject({
  versions: z.array(
    z.strictObject({
      version,
      menu: siteMenu,
      createdAt: date,
      /** Null if the account is gone. */
      author: z.string().nullable(),
    }),
  ),
});
export type MenuVersion = z.output<typeof menuVersions>['versions'][number];
