'use client';

import { useState } from 'react';
import { BAR_BUTTON, BAR_MENU_ITEM, BAR_NARROW, BarMenu } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { tip } from '@/components/ui/tooltip-text';
import { useAuth } from '@/stores/auth';

interface AccountMenuProps {
  /** The name of the button, for screen readers: whose account it is. */
  label: string;
  name: string;
  /** What the account is, in words. */
  role: string;
  links: readonly { href: string; text: string; 'aria-current'?: 'page' }[];
  logoutText: string;
}

const MENU_ID = 'toolbar-account';

/** Who is signed in, the ways to the panel and the settings, and out. The browser opens and closes it by itself. */
export function AccountMenu({ label, name, role, links, logoutText }: AccountMenuProps) {
  const [isLeaving, setLeaving] = useState(false);
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
          className="-ms-1.5 grid size-7 shrink-0 place-items-center rounded-full bg-tool-ink text-tool-ground uppercase max-lg:ms-0"
          aria-hidden="true"
        >
          {[...name][0]}
        </span>
        <span className="max-w-40 truncate max-lg:sr-only editing:sr-only">{name}</span>
      </button>
      <BarMenu id={MENU_ID}>
        <p className="px-3 py-2 wrap-anywhere">
          {name} <small className="block pt-1 text-xs text-tool-muted">{role}</small>
        </p>
        <ul>
          {links.map(({ text, ...link }) => (
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
