'use client';

import { Files, House, Image, Pencil } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { BAR_BUTTON, BAR_NARROW, Bar, BarWords } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Switch } from '@/components/ui/switch';
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
import { toolbarOffers } from './toolbar-offers';
import './page-with-toolbar.css';
import { UploadMark } from './upload-mark';
import { type InterfaceTexts, useInterfaceTexts } from './use-interface-texts';
import { useShown } from './use-shown';
import { useSignedOut } from './use-signed-out';

interface ToolbarProps {
  /** By which its texts are asked for: code or tag of the language that the tools speak. */
  toolsLocale: string;
  /** Somebody is here who may edit the page, and perhaps will. */
  expectEditing?(page: { path: string; locale: string }): void;
  /** What edits a page, given where it is, and its controls. */
  editing?(page: { path: string; locale: string; userId: string }): ReactNode;
}

/** What leads elsewhere waits on a phone until editing ends. */
const AWAY = cx(BAR_BUTTON, BAR_NARROW, 'max-md:editing:hidden');

/** The window that only signs in and closes. */
const isWindowToSignIn = () => new URLSearchParams(location.search).has('popup');

/** Has the editor's code loaded before it is needed. */
function useExpectedEditing(
  hasEditor: boolean,
  expectEditing: ToolbarProps['expectEditing'] | undefined,
  path: string,
  locale: string,
): void {
  const { devMode } = useAuth();
  useEffect(() => {
    if (!hasEditor) return;
    const expect = () => expectEditing?.({ path, locale });
    if (!devMode) return whenIdle(expect);
    // Beside the editor, and not after it.
    expect();
    return undefined;
  }, [hasEditor, devMode, expectEditing, path, locale]);
}

/** Lets the page leave room for the bar, or for a notice in its place. */
function useRoomForToolbar(isBar: boolean, isHere: boolean, isNoticeOpen: boolean): void {
  const { lateSignOut } = useAuth();
  const isNotice = isNoticeOpen || lateSignOut !== null;
  useRootMark('toolbar', isBar || (isHere && isNotice));
}

const linkFrom = (path: string, target: string, locale: string) => ({
  href: localisePath(target, locale),
  ...(path === target && { 'aria-current': 'page' as const }),
});

interface SessionStatusProps {
  texts: InterfaceTexts;
  notice: ReturnType<typeof useSignedOut>;
}

/** Says that somebody has signed out or been signed out. There before it says anything, so that it is heard. */
function SessionStatus({ texts, notice }: SessionStatusProps) {
  const { lateSignOut } = useAuth();
  const signedOut = notice.isOpen ? <SignedOutNotice texts={texts} onClose={notice.close} /> : null;
  return (
    <div role="status">
      {lateSignOut ? <LateSignOutNotice state={lateSignOut} texts={texts.toolbar} /> : signedOut}
    </div>
  );
}

/**
 * The bar at the bottom of every page, for whoever is signed in. It comes shortly after the server
 * has said who that is, and goes with the session.
 */
export function Toolbar({ toolsLocale, editing, expectEditing }: ToolbarProps) {
  const { session, devMode, check, setDevMode } = useAuth();
  const pathname = usePathname();
  const { locale, path } = splitLocale(pathname, reservedSegments());
  useEffect(() => {
    void check();
  }, [check]);
  const texts = useInterfaceTexts(session !== null, toolsLocale);
  const isShown = useShown(session !== null);
  const notice = useSignedOut(isShown && texts !== null);
  // Whoever has sent a private link wants to see there what others are shown.
  const isHere = texts !== null && !isWindowToSignIn() && previewToken(path) === null;
  const isBar = isHere && session !== null && isShown;
  useRoomForToolbar(isBar, isHere, notice.isOpen);
  const hasEditor = isBar && toolbarOffers(session.user.role, path).hasEditMode;
  const pagePath = splitFilter(path).path;
  useExpectedEditing(hasEditor, expectEditing, pagePath, locale);

  if (!isHere) return null;
  const { auth, toolbar } = texts;
  if (!isBar) return <SessionStatus texts={texts} notice={notice} />;
  const { name, role } = session.user;
  const { hasPages, hasMedia, hasLanguages, hasLook, hasEditMode } = toolbarOffers(role, path);
  const isEditing = hasEditMode && devMode;
  const linkTo = (target: string) => linkFrom(path, target, locale);
  return (
    <Bar aria-label={toolbar.label}>
      <a className={AWAY} {...linkTo('/')} {...tip(toolbar.home)}>
        <Icon of={House} />
        <BarWords>{toolbar.home}</BarWords>
      </a>
      {hasPages ? (
        <a className={AWAY} {...linkTo('/master/pages')} {...tip(toolbar.pages)}>
          <Icon of={Files} />
          <BarWords>{toolbar.pages}</BarWords>
        </a>
      ) : null}
      {hasMedia ? (
        <button
          type="button"
          className={AWAY}
          aria-haspopup="dialog"
          {...tip(toolbar.media)}
          onPointerEnter={expectLibrary}
          onFocus={expectLibrary}
          onClick={openLibrary}
        >
          <Icon of={Image} />
          <BarWords>{toolbar.media}</BarWords>
        </button>
      ) : null}
      {/* While the page is edited, its own languages are among what edits it. */}
      {hasLanguages && !isEditing ? <LanguagePicker texts={toolbar} path={path} locale={locale} /> : null}
      {hasEditMode ? (
        <Switch
          kind="bar"
          className="max-md:typing:hidden"
          {...tip(toolbar.editMode)}
          isOn={devMode}
          onClick={() => setDevMode(!devMode)}
        >
          <Icon of={Pencil} />
          <BarWords>{toolbar.editMode}</BarWords>
        </Switch>
      ) : null}
      {isEditing ? editing?.({ path: pagePath, locale, userId: session.user.id }) : null}
      <UploadMark texts={toolbar} />
      <AccountMenu
        label={toolbar.account.replace('{name}', () => name)}
        name={name}
        role={toolbar[role]}
        links={[
          { ...linkTo('/master'), text: auth.panel },
          ...(hasLook ? [{ ...linkTo('/master/look'), text: toolbar.look }] : []),
          { ...linkTo('/master/settings'), text: auth.settings },
        ]}
        logoutText={auth.logout}
        newMessages={session.newMessages}
        newMessagesLink={{ ...linkTo('/master/settings#messages'), text: toolbar.newMessages }}
      />
      <LogoutQuestion userId={session.user.id} texts={toolbar} />
      <ReloadNotice texts={toolbar} />
    </Bar>
  );
}
