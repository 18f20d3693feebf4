'use client';

import { useState } from 'react';
import { BAR_BUTTON, BAR_MENU_ITEM, BAR_NARROW, BarMenu } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { tip } from '@/components/ui/tooltip-text';
import { useAuth } from '@/stores/auth';

interface MenuLink {
  href: string;
  text: string;
  'aria-current'?: 'page';
}

interface AccountMenuProps {
  /** The name of the button, for screen readers: whose account it is. */
  label: string;
  name: string;
  /** What the account is, in words. */
  role: string;
  links: readonly MenuLink[];
  logoutText: string;
  /** How many messages nobody has read yet; for owners, if there are any. */
  newMessages: number | undefined;
  /** To the messages; the text has a place for their number. */
  newMessagesLink: MenuLink;
}

/** More than this is not counted out beside the initial. */
const MOST_SHOWN = 9;

const MENU_ID = 'toolbar-account';

/** Who is signed in, the ways to the panel and the settings, and out. The browser opens and closes it by itself. */
export function AccountMenu({
  label: account,
  name,
  role,
  links,
  logoutText,
  newMessages = 0,
  newMessagesLink,
}: AccountMenuProps) {
  const [isLeaving, setLeaving] = useState(false);
  const news = newMessagesLink.text.replace('{count}', String(newMessages));
  const label = newMessages > 0 ? `${account}. ${news}` : account;
  const shownLinks = newMessages > 0 ? [{ ...newMessagesLink, text: news }, ...links] : links;
  const leave = async () => {
    setLeaving(true);
    await useAuth
      .getState()
      .logout()
      .finally(() => setLeaving(false));
  };
  return (
    <>
      <button
        type="button"
        className={cx(BAR_BUTTON, BAR_NARROW, 'max-md:editing:hidden')}
        aria-label={label}
        {...tip(label)}
        popoverTarget={MENU_ID}
      >
        <span
          className="relative -ms-1.5 grid size-7 shrink-0 place-items-center rounded-full bg-tool-ink text-tool-ground uppercase max-lg:ms-0"
          aria-hidden="true"
        >
          {[...name][0]}
          {newMessages === 0 ? null : (
            <span className="absolute -end-1.5 -top-1.5 grid min-w-4.5 place-items-center rounded-full bg-tool-accent px-1 text-xs leading-4.5 text-tool-ground tabular-nums">
              {newMessages > MOST_SHOWN ? `${MOST_SHOWN}+` : newMessages}
            </span>
          )}
        </span>
        <span className="max-w-40 truncate max-lg:sr-only editing:sr-only">{name}</span>
      </button>
      <BarMenu id={MENU_ID}>
        <p className="px-3 py-2 wrap-anywhere">
          {name} <small className="block pt-1 text-xs text-tool-muted">{role}</small>
        </p>
        <ul>
          {shownLinks.map(({ text, ...link }) => (
            <li key={link.href}>
              <a className={BAR_MENU_ITEM} {...link}>
                {text}
              </a>
            </li>
          ))}
          <li>
            <button type="button" className={BAR_MENU_ITEM} disabled={isLeaving} onClick={leave}>
              {logoutText}
            </button>
          </li>
        </ul>
      </BarMenu>
    </>
  );
}
