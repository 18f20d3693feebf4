'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { SiteGround } from '@/components/ui/ground';
import { useToolsLanguage } from '@/components/ui/tools-language';
import type { Role } from '@/lib/domain/auth/roles';
import { can } from '@/lib/domain/auth/roles';
import { LogoutButton } from './logout-button';
import { MasterHeading } from './parts/master-heading';
import { PanelLink } from './parts/panel-link';

/** Who is signed in, as far as pages show it. */
export interface SignedInUser {
  name: string;
  role: Role;
}

interface MasterFrameProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
  /** Without a language prefix. */
  path: string;
  title: string;
  /** Content below the title. */
  lead?: ReactNode;
  /** Little room above and below, for a tool that needs the height of the window. */
  isDense?: boolean;
  children: ReactNode;
}

/** A page of the hidden area for signed-in users, with the links of their role. */
export function MasterFrame({
  language,
  user,
  path,
  title,
  lead,
  isDense = false,
  children,
}: MasterFrameProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const toolsLanguage = useToolsLanguage();
  const links = [
    { path: '/master', name: auth('panel'), isOpen: true },
    { path: '/master/pages', name: t('pages'), isOpen: can(user.role, 'edit-pages') },
    { path: '/master/look', name: t('look'), isOpen: can(user.role, 'administer-site') },
    { path: '/master/visitors', name: t('visitors'), isOpen: can(user.role, 'administer-site') },
    { path: '/master/settings', name: auth('settings'), isOpen: true },
  ];
  // Every address here begins with `/master`, so the link to the panel is current on the panel alone.
  const isWithin = (link: string) => link === path || (link !== '/master' && path.startsWith(link));
  return (
    <>
      <div
        className="mx-(--edge) flex flex-wrap items-center justify-between gap-x-(--gutter) gap-y-(--space-1) border-y border-(--line) py-(--space-2) text-(length:--size-small)"
        {...toolsLanguage}
      >
        <nav aria-label={t('menu')}>
          <ul className="flex flex-wrap gap-x-(--gutter) gap-y-(--space-1)">
            {links
              .filter(({ isOpen }) => isOpen)
              .map((link) => (
                <li key={link.path}>
                  <PanelLink
                    path={link.path}
                    language={language}
                    isCurrent={link.path === path}
                    className={cx(
                      'inline-block py-1.5 font-display text-(--muted) no-underline decoration-2 underline-offset-[0.4em] hover:text-(--ink)',
                      isWithin(link.path) && 'text-(--ink) underline',
                    )}
                  >
                    {link.name}
                  </PanelLink>
                </li>
              ))}
          </ul>
        </nav>
        <SiteGround>
          <LogoutButton />
        </SiteGround>
      </div>
      <main
        id="content"
        className={cx('master', isDense ? 'pt-(--space-3) pb-28' : 'pt-(--space-4) pb-(--space-5)')}
        {...toolsLanguage}
      >
        <MasterHeading title={title} isDense={isDense}>
          {lead}
        </MasterHeading>
        {children}
      </main>
    </>
  );
}
