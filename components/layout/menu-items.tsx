import { SiteLink } from '@/components/parts/site-link';
import { titleLang } from '@/components/parts/title-lang';
import { relOfLink } from '@/lib/domain/addresses/links';
import type { MenuLink, SiteFrame } from '@/lib/domain/site/view-model';
import { isWithin } from './navigation';

interface MenuItemsProps {
  links: readonly MenuLink[];
  /** The page that the visitor is on. */
  path: string;
  frame: SiteFrame;
}

/** Smaller in the dialog of a phone, which says how large links are. */
const BELOW = 'ms-6 [--link-size:clamp(0.9375rem,4.5svh,calc(var(--size-title)*0.6))]';

/** Every link of a menu, with those below it in a list of their own. */
export function MenuItems({ links, path, frame }: MenuItemsProps) {
  return links.map((link) => (
    <li key={keyOf(link)} data-page="">
      <MenuItemLink link={link} path={path} frame={frame} />
      {link.below.length === 0 ? null : (
        <ul className={BELOW}>
          <MenuItems links={link.below} path={path} frame={frame} />
        </ul>
      )}
    </li>
  ));
}

const GROUP_LIST =
  'menu-group-list absolute -start-4 top-full z-10 grid w-max max-w-[min(20rem,80vw)] rounded-[min(var(--corner-button),0.5rem)] border border-(--line) bg-(--ground) px-4 py-2 text-(--ink) shadow-lg';

/** The links of a menu in one row: what stands below one is unfolded by its name, and begins with the page itself. */
export function MenuRow({ links, path, frame }: MenuItemsProps) {
  return links.map((link) =>
    link.below.length === 0 ? (
      <MenuItems key={keyOf(link)} links={[link]} path={path} frame={frame} />
    ) : (
      <li key={keyOf(link)} data-page="">
        {/* One at a time is open: the browser sees to it. */}
        <details name="menu-group" className="menu-group relative">
          <summary
            className={`flex cursor-pointer list-none items-center gap-[0.4em] py-1.5 [&::-webkit-details-marker]:hidden ${[link, ...link.below].some((each) => leadsAround(each, path)) ? 'within' : ''}`}
            {...titleLang(link, frame)}
          >
            {titleOf(link)}
            <svg
              viewBox="0 0 12 12"
              aria-hidden="true"
              className="size-[0.6em] in-[[open]>summary]:rotate-180"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
            >
              <path d="m1 3.5 5 5 5-5" />
            </svg>
          </summary>
          <ul className={GROUP_LIST}>
            <MenuItems links={[{ ...link, below: [] }, ...link.below]} path={path} frame={frame} />
          </ul>
        </details>
      </li>
    ),
  );
}

/** A link of a menu by its title: to a page, or elsewhere. */
function MenuItemLink({ link, path, frame }: { link: MenuLink; path: string; frame: SiteFrame }) {
  if (!('path' in link))
    return (
      <a href={link.address} rel={relOfLink(link.address)} {...titleLang(link, frame)}>
        {link.title}
      </a>
    );
  return (
    <SiteLink
      path={link.path}
      language={frame.language.code}
      isCurrent={link.path === path}
      className={leadsAround(link, path) ? 'within' : undefined}
      {...titleLang(link, frame)}
    >
      {titleOf(link)}
    </SiteLink>
  );
}

/** Whether a link leads to a page or to one above it. */
const leadsAround = (link: MenuLink, path: string): boolean => 'path' in link && isWithin(path, link.path);

const titleOf = (link: MenuLink): string => link.title || keyOf(link);

const keyOf = (link: MenuLink): string => ('path' in link ? link.path : link.address);
