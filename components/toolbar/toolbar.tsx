'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { useRootMark } from '@/components/ui/use-root-mark';
import { whenIdle } from '@/components/ui/when-idle';
import { splitFilter } from '@/lib/domain/addresses/page-filter';
import { localisePath, splitLocale } from '@/lib/domain/addresses/paths';
import { previewToken } from '@/lib/domain/addresses/preview-address';
import { reservedSegments } from '@/lib/domain/languages/catalogue';
import { useAuth } from '@/stores/auth';
import { expectLibrary, openLibrary } from '@/stores/ui';
import { AccountMenu } from './account-menu';
import { LanguagePicker } from './language-picker';
import { LateSignOutNotice } from './late-sign-out-notice';
import { LogoutQuestion } from './logout-question';
import { ReloadNotice } from './reload-notice';
import { SignedOutNotice } from './signed-out-notice';
import { ToolbarIcon } from './toolbar-icon';
import { toolbarOffers } from './toolbar-offers';
import './page-with-toolbar.css';
import './toolbar.css';
import { UploadMark } from './upload-mark';
import { useInterfaceTexts } from './use-interface-texts';
import { useShown } from './use-shown';
import { useSignedOut } from './use-signed-out';

interface ToolbarProps {
  /** Somebody is here who may edit the page, and perhaps will. */
  expectEditing?(page: { path: string; locale: string }): void;
  /** What edits a page, given where it is, and its controls. */
  editing?(page: { path: string; locale: string; userId: string }): ReactNode;
}

/** The window that only signs in and closes (specification §7). */
const isWindowToSignIn = () => new URLSearchParams(location.search).has('popup');

/**
 * The bar at the bottom of every page, for whoever is signed in (specification §2.2). It comes shortly after the server
 * has said who that is, and goes with the session.
 */
export function Toolbar({ editing, expectEditing }: ToolbarProps) {
  const { session, devMode, lateSignOut, check, setDevMode } = useAuth();
  const pathname = usePathname();
  const { locale, path } = splitLocale(pathname, reservedSegments());
  useEffect(() => {
    void check();
  }, [check]);
  const texts = useInterfaceTexts(session !== null, locale);
  const isShown = useShown(session !== null);
  const notice = useSignedOut(isShown && texts !== null);
  // Whoever has sent a private link wants to see there what others are shown.
  const isHere = texts !== null && !isWindowToSignIn() && previewToken(path) === null;
  const isBar = isHere && session !== null && isShown;
  const isNotice = notice.isOpen || lateSignOut !== null;
  useRootMark('toolbar', isBar || (isHere && isNotice));
  const hasEditor = isBar && toolbarOffers(session.user.role, path).hasEditMode;
  const pagePath = splitFilter(path).path;
  useEffect(() => {
    if (!hasEditor) return;
    const expect = () => expectEditing?.({ path: pagePath, locale });
    if (!devMode) return whenIdle(expect);
    // Beside the editor, and not after it.
    expect();
    return undefined;
  }, [hasEditor, devMode, expectEditing, pagePath, locale]);

  if (!isHere) return null;
  const { auth, toolbar } = texts;
  if (!isBar)
    return (
      // There before it says anything, so that it is heard.
      <div role="status">
        {lateSignOut ? (
          <LateSignOutNotice state={lateSignOut} texts={toolbar} />
        ) : notice.isOpen ? (
          <SignedOutNotice texts={texts} onClose={notice.close} />
        ) : null}
      </div>
    );
  const { name, role } = session.user;
  const { hasPages, hasMedia, hasLanguages, hasEditMode } = toolbarOffers(role, path);
  const linkTo = (target: string) => ({
    href: localisePath(target, locale),
    ...(path === target && { 'aria-current': 'page' as const }),
  });
  return (
    <section className="toolbar" aria-label={toolbar.label}>
      <a {...linkTo('/')} {...tip(toolbar.home)}>
        <ToolbarIcon shape="home" />
        <span>{toolbar.home}</span>
      </a>
      {hasPages ? (
        <a {...linkTo('/master/pages')} {...tip(toolbar.pages)}>
          <ToolbarIcon shape="pages" />
          <span>{toolbar.pages}</span>
        </a>
      ) : null}
      {hasMedia ? (
        <button
          type="button"
          aria-haspopup="dialog"
          {...tip(toolbar.media)}
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={openLibrary}
        >
          <ToolbarIcon shape="media" />
          <span>{toolbar.media}</span>
        </button>
      ) : null}
      {/* While the page is edited, its own languages are among what edits it. */}
      {hasLanguages && !(hasEditMode && devMode) ? (
        <LanguagePicker texts={toolbar} path={path} locale={locale} />
      ) : null}
      {hasEditMode ? (
        <button
          type="button"
          role="switch"
          {...tip(toolbar.editMode)}
          aria-checked={devMode}
          onClick={() => setDevMode(!devMode)}
        >
          <ToolbarIcon shape="edit" />
          <span>{toolbar.editMode}</span>
          <i className="toolbar-switch" />
        </button>
      ) : null}
      {hasEditMode && devMode ? editing?.({ path: pagePath, locale, userId: session.user.id }) : null}
      <UploadMark texts={toolbar} />
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
      <LogoutQuestion userId={session.user.id} texts={toolbar} />
      <ReloadNotice texts={toolbar} />
    </section>
  );
}
