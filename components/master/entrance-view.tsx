import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { SiteLink } from '@/components/parts/site-link';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { NewPasswordForm } from './new-password-form';
import { SignInForm } from './sign-in-form';
import type { AfterSignIn } from './use-go-on';

export type Entrance =
  | { kind: 'sign-in'; asksForName: boolean; takesPasskeys: boolean; after: AfterSignIn }
  /** Nobody has a password yet. */
  | { kind: 'unowned' }
  | { kind: 'new-password'; token: string; name: string; panelPath: string }
  | { kind: 'dead-link' };

interface EntranceViewProps {
  frame: SiteFrame;
  /** Of the page that was asked for, with its query: the language switcher keeps both. */
  path: string;
  entrance: Entrance;
}

/** The hidden area for a stranger: a door in a dark room, and nothing of what is behind it (security Z-3). */
export function EntranceView({ frame, path, entrance }: EntranceViewProps) {
  const pathIn = Object.fromEntries(frame.languages.map(({ code }) => [code, path]));
  return (
    <SiteShell frame={frame} path="/master" pathIn={pathIn} theme="dark" isBare>
      <main id="content" data-layout="auth" className="entrance">
        <div className="auth-box">
          <Door entrance={entrance} language={frame.language.code} />
        </div>
      </main>
    </SiteShell>
  );
}

function Door({ entrance, language }: { entrance: Entrance; language: string }) {
  const t = useTranslations('auth');
  const master = useTranslations('master');
  const back = (
    <SiteLink path="/" language={language} rel="home" className="entrance-way">
      {master('back')}
    </SiteLink>
  );
  switch (entrance.kind) {
    case 'sign-in': {
      const { asksForName, takesPasskeys, after } = entrance;
      return (
        <Said title={master('title')}>
          <SignInForm asksForName={asksForName} takesPasskeys={takesPasskeys} after={after} />
          {after.kind === 'close' ? null : back}
        </Said>
      );
    }
    case 'unowned':
      return (
        <Said title={t('unowned')} note={t('unownedNote')}>
          {back}
        </Said>
      );
    case 'new-password': {
      const { name, token, panelPath } = entrance;
      return (
        <Said title={name === '' ? t('welcome') : t('welcomeName', { name })} note={t('welcomeNote')}>
          <NewPasswordForm token={token} account={name === '' ? 'owner' : name} panelPath={panelPath} />
        </Said>
      );
    }
    case 'dead-link':
      return (
        <Said title={t('deadLink')} note={t('deadLinkNote')}>
          <SiteLink path="/master" language={language} className="button">
            {t('toSignIn')}
          </SiteLink>
        </Said>
      );
  }
}

function Said({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      {note === undefined ? null : <p className="entrance-note">{note}</p>}
      {children}
    </>
  );
}
