'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { can } from '@/lib/domain/auth/roles';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { localisePath, splitLocale } from '@/lib/domain/site/paths';
import { useAuth } from '@/stores/auth';
import { AccountMenu } from './account-menu';
import { SignedOutNotice } from './signed-out-notice';
import { ToolbarIcon } from './toolbar-icon';
import './toolbar.css';
import { useInterfaceTexts } from './use-interface-texts';
import { useShown } from './use-shown';
import { useSignedOut } from './use-signed-out';

/** The window that only signs in and closes (specification §7). */
const isWindowToSignIn = () => new URLSearchParams(location.search).has('popup');

/**
 * The bar at the bottom of every page, for whoever is signed in (specification §2.2). It comes shortly after the server
 * has said who that is, and goes with the session.
 */
export function Toolbar() {
  const { session, devMode, check, setDevMode } = useAuth();
  const pathname = usePathname();
  const { locale, path } = splitLocale(pathname, reservedSegments());
  useEffect(() => {
    void check();
  }, [check]);
  const texts = useInterfaceTexts(session !== null, locale);
  const isShown = useShown(session !== null && texts !== null);
  const notice = useSignedOut(isShown);

  if (!texts || isWindowToSignIn()) return null;
  const { auth, toolbar } = texts;
  if (!session || !isShown) {
    return notice.isOpen ? <SignedOutNotice texts={texts} onClose={notice.close} /> : null;
  }
  const { name, role } = session.user;
  const isEditor = can(role, 'edit-pages');
  const isInPanel = path === '/master' || path.startsWith('/master/');
  const linkTo = (target: string) => ({
    href: localisePath(target, locale),
    ...(path === target && { 'aria-current': 'page' as const }),
  });
  return (
    <section className="toolbar" aria-label={toolbar.label} data-mode={devMode && isEditor ? 'edit' : 'view'}>
      <a {...linkTo('/')}>
        <ToolbarIcon shape="home" />
        <span>{toolbar.home}</span>
      </a>
      {isEditor ? (
        <a {...linkTo('/master/pages')}>
          <ToolbarIcon shape="pages" />
          <span>{toolbar.pages}</span>
        </a>
      ) : null}
      {isEditor && !isInPanel ? (
        <button type="button" role="switch" aria-checked={devMode} onClick={() => setDevMode(!devMode)}>
          <ToolbarIcon shape="edit" />
          <span>{toolbar.editMode}</span>
          <i className="toolbar-switch" />
        </button>
      ) : null}
      <AccountMenu
        label={toolbar.account.replace('{name}', () => name)}
        name={name}
        role={toolbar[role]}
        links={[
          { ...linkTo('/master'), text: auth.panel },
          { ...linkTo('/master/settings'), text: auth.settings },
        ]}
        logoutText={auth.logout}
      />
    </section>
  );
}
