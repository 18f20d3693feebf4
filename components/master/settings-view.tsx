'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SiteGround } from '@/components/ui/ground';
import { can } from '@/lib/domain/auth/roles';
import { Accounts } from './accounts';
import { ChangePasswordForm } from './change-password-form';
import { Mail } from './mail/mail';
import { MasterFrame, type SignedInUser } from './master-frame';
import { Messages } from './messages';
import { OwnAccount } from './own-account';
import { NOTE } from './parts/note';
import { Passkeys } from './passkeys';
import { PictureRights } from './picture-rights';
import { Sessions } from './sessions';
import { SiteArchive } from './site-archive';
import { SiteName } from './site-name';
import { Tokens } from './tokens/tokens';
import { Webhooks } from './webhooks/webhooks';

interface SettingsViewProps {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
  userId: string;
}

interface Part {
  id: string;
  name: string;
  note?: string;
  body: ReactNode;
}

/**
 * `/master/settings`: one's own account, password, passkeys, sessions and access tokens; for the owner the name of the site, the accounts, what visitors wrote, the mail about it and webhooks.
 */
export function SettingsView({ language, user, userId }: SettingsViewProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const archive = useTranslations('archive');
  const passkeys = useTranslations('passkeys');
  const rights = useTranslations('pictureRights');
  const mail = useTranslations('mail');
  const siteName = useTranslations('siteName');
  const tokens = useTranslations('tokens');
  const webhooks = useTranslations('webhooks');
  const own: Part[] = [
    { id: 'you', name: t('yourAccount'), note: t('yourAccountNote'), body: <OwnAccount /> },
    {
      id: 'password',
      name: t('yourPassword'),
      note: t('changePasswordNote'),
      body: <ChangePasswordForm account={user.name} />,
    },
    {
      id: 'passkeys',
      name: passkeys('title'),
      note: passkeys('note'),
      body: <Passkeys account={user.name} />,
    },
    { id: 'sessions', name: t('sessions'), body: <Sessions /> },
    { id: 'tokens', name: tokens('title'), note: tokens('note'), body: <Tokens user={user} /> },
  ];
  const ofSite: Part[] = [
    { id: 'name', name: siteName('title'), note: siteName('note'), body: <SiteName /> },
  ];
  const ofOwner: Part[] = [
    { id: 'accounts', name: t('accounts'), note: t('accountsNote'), body: <Accounts userId={userId} /> },
    { id: 'rights', name: rights('title'), note: rights('note'), body: <PictureRights /> },
    { id: 'messages', name: t('messages'), note: t('messagesNote'), body: <Messages /> },
    { id: 'mail', name: mail('title'), note: mail('note'), body: <Mail /> },
    { id: 'webhooks', name: webhooks('title'), note: webhooks('note'), body: <Webhooks /> },
    { id: 'archive', name: archive('title'), note: archive('note'), body: <SiteArchive /> },
  ];
  const parts = can(user.role, 'administer-site') ? [...ofSite, ...own, ...ofOwner] : own;
  return (
    <MasterFrame language={language} user={user} path="/master/settings" title={auth('settings')}>
      <nav
        aria-label={t('onThisPage')}
        className="mb-(--space-4) min-[60rem]:sticky min-[60rem]:top-(--space-4) min-[60rem]:col-span-3 min-[60rem]:row-start-2 min-[60rem]:self-start min-[60rem]:pt-(--space-3)"
      >
        <ul className="flex flex-wrap gap-x-(--gutter) min-[60rem]:block">
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="block py-1.5 font-display text-(length:--size-small) text-(--muted) no-underline underline-offset-[0.4em] hover:text-(--ink) hover:underline"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="grid gap-(--space-5) min-[60rem]:col-start-4 min-[60rem]:-col-end-1 min-[60rem]:row-start-2">
        {parts.map(({ id, name, note, body }) => (
          <section
            key={id}
            id={id}
            aria-labelledby={`${id}-name`}
            className="grid min-w-0 scroll-mt-(--space-3) justify-items-start gap-(--space-3) border-t-2 pt-(--space-3) [&_h3]:text-(length:--size-name)"
          >
            <h2 id={`${id}-name`} className="text-(length:--size-heading)">
              {name}
            </h2>
            {note === undefined ? null : <p className={NOTE}>{note}</p>}
            <SiteGround>{body}</SiteGround>
          </section>
        ))}
      </div>
    </MasterFrame>
  );
}
