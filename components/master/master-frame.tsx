import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { SiteLink } from '@/components/parts/site-link';
import type { Role } from '@/lib/domain/auth/roles';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { LogoutButton } from './logout-button';

/** Who is signed in, as far as pages show it. */
export interface Insider {
  name: string;
  role: Role;
}

interface MasterFrameProps {
  frame: SiteFrame;
  insider: Insider;
  /** Without a language prefix. */
  path: string;
  theme: 'dark' | 'paper';
  title: string;
  /** What stands under the title. */
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of the hidden area for whoever is signed in, with the ways that their role has (http-api "Who may do what"). */
export function MasterFrame({ frame, insider, path, theme, title, lead, children }: MasterFrameProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const ways = [
    { path: '/master', name: auth('panel'), isOpen: true },
    { path: '/master/pages', name: t('pages'), isOpen: can(insider.role, 'edit-pages') },
    { path: '/master/settings', name: auth('settings'), isOpen: true },
  ];
  return (
    <SiteShell frame={frame} path={path} theme={theme} isBare>
      <div className="master-bar">
        <nav aria-label={t('menu')}>
          <ul>
            {ways
              .filter(({ isOpen }) => isOpen)
              .map((way) => (
                <li key={way.path}>
                  <SiteLink
                    path={way.path}
                    language={frame.language.code}
                    isCurrent={way.path === path}
                    {...(way.path !== '/master' && path.startsWith(way.path) ? { className: 'within' } : {})}
                  >
                    {way.name}
                  </SiteLink>
                </li>
              ))}
          </ul>
        </nav>
        <LogoutButton />
      </div>
      <main id="content" className="master">
        <header>
          <h1 className="page-title">{title}</h1>
          {lead}
        </header>
        {children}
      </main>
    </SiteShell>
  );
}
