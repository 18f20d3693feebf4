import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteShell } from '@/components/layout/site-shell';
import { useLangOf } from '@/components/parts/use-lang-of';
import { buttonStyle } from '@/components/ui/button-style';
import { SiteGround } from '@/components/ui/ground';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { NewPasswordForm } from './new-password-form';
import { TEXT_LINK } from './parts/note';
import { PanelLink } from './parts/panel-link';
import { SignInForm } from './sign-in-form';
import type { AfterSignIn } from './use-go-on';

export type Entrance =
  | { kind: 'sign-in'; asksForName: boolean; takesPasskeys: boolean; after: AfterSignIn }
  /** No account has a password yet. */
  | { kind: 'unowned' }
  | { kind: 'new-password'; token: string; name: string; panelPath: string }
  | { kind: 'dead-link' };

interface EntranceViewProps {
  frame: SiteFrame;
  /** The requested page with its query: the language switcher keeps both. */
  path: string;
  entrance: Entrance;
}

/** The sign-in form in place of the hidden area, with nothing of its content (security Z-3). */
export function EntranceView({ frame, path, entrance }: EntranceViewProps) {
  const langOf = useLangOf();
  const pathIn = Object.fromEntries(frame.languages.map(({ code }) => [code, path]));
  return (
    <SiteShell frame={frame} path="/master" pathIn={pathIn} theme="dark" isBare>
      <main
        id="content"
        data-layout="auth"
        className="entrance content-center text-center"
        {...langOf('auth.login')}
      >
        <div className="mx-auto grid w-full max-w-108 justify-items-stretch gap-(--space-4) pt-(--space-3) pb-(--space-5) [@media(max-height:44rem)]:gap-(--space-3) [@media(max-height:44rem)]:pt-0 [@media(max-height:44rem)]:pb-(--space-3)">
          <SiteGround>
            <Body entrance={entrance} language={frame.language.code} />
          </SiteGround>
        </div>
      </main>
    </SiteShell>
  );
}

function Body({ entrance, language }: { entrance: Entrance; language: string }) {
  const t = useTranslations('auth');
  const master = useTranslations('master');
  const back = (
    <PanelLink path="/" language={language} rel="home" className={TEXT_LINK}>
      {master('back')}
    </PanelLink>
  );
  switch (entrance.kind) {
    case 'sign-in': {
      const { asksForName, takesPasskeys, after } = entrance;
      return (
        <Words title={master('title')}>
          <SignInForm asksForName={asksForName} takesPasskeys={takesPasskeys} after={after} />
          {after.kind === 'close' ? null : back}
        </Words>
      );
    }
    case 'unowned':
      return (
        <Words title={t('unowned')} note={t('unownedNote')}>
          {back}
        </Words>
      );
    case 'new-password': {
      const { name, token, panelPath } = entrance;
      return (
        <Words title={name === '' ? t('welcome') : t('welcomeName', { name })} note={t('welcomeNote')}>
          <NewPasswordForm token={token} account={name === '' ? 'owner' : name} panelPath={panelPath} />
        </Words>
      );
    }
    case 'dead-link':
      return (
        <Words title={t('deadLink')} note={t('deadLinkNote')}>
          <PanelLink
            path="/master"
            language={language}
            className={buttonStyle({ ground: 'site', kind: 'main' })}
          >
            {t('toSignIn')}
          </PanelLink>
        </Words>
      );
  }
}

function Words({ title, note, children }: { title: string; note?: string; children: ReactNode }) {
  return (
    <>
      <h1 className="page-title m-0 text-[clamp(1.625rem,1.2rem+1.9vw,2.5rem)]">{title}</h1>
      {note === undefined ? null : <p className="text-pretty text-(--muted)">{note}</p>}
      {children}
    </>
  );
}
