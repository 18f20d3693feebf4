'use client';

import { useState } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { useAuth } from '@/stores/auth';

interface AccountMenuProps {
  /** Of the button: whose account it is. */
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
        className="toolbar-account"
        aria-label={label}
        {...tip(label)}
        popoverTarget={MENU_ID}
      >
        <span className="toolbar-initial" aria-hidden="true">
          {[...name][0]}
        </span>
        <span className="toolbar-name">{name}</span>
      </button>
      <div id={MENU_ID} popover="auto" className="toolbar-menu">
        <p>
          {name} <small>{role}</small>
        </p>
        <ul>
          {links.map(({ text, ...link }) => (
            <li key={link.href}>
              <a {...link}>{text}</a>
            </li>
          ))}
          <li>
            <button type="button" disabled={isLeaving} onClick={leave}>
              {logoutText}
            </button>
          </li>
        </ul>
      </div>
    </>
  );
}
