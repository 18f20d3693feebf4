import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { can } from '@/lib/domain/auth/roles';
import { type DiskSpace, diskState } from '@/lib/domain/disk';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { Accounts } from './accounts';
import { ChangePasswordForm } from './change-password-form';
import { DiskPart } from './disk-part';
import { type Insider, MasterFrame } from './master-frame';
import { Messages } from './messages';
import { Passkeys } from './passkeys';
import { Sessions } from './sessions';
import { SiteArchive } from './site-archive';

interface SettingsViewProps {
  frame: SiteFrame;
  insider: Insider;
  userId: string;
  /** Null where the system does not tell. */
  disk: DiskSpace | null;
  /** What is to be set in the environment, so that visitors' addresses are known; null where nothing is. */
  proxyLine: string | null;
}

interface Part {
  id: string;
  name: string;
  note?: string;
  body: ReactNode;
}

/**
 * `/master/settings`: one's own password, passkeys and sessions; for the owner the accounts and what visitors wrote, and what is wrong
 * with how the site is run.
 */
export function SettingsView({ frame, insider, userId, disk, proxyLine }: SettingsViewProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const archive = useTranslations('archive');
  const passkeys = useTranslations('passkeys');
  const own: Part[] = [
    {
      id: 'password',
      name: t('yourPassword'),
      note: t('changePasswordNote'),
      body: <ChangePasswordForm account={insider.name} />,
    },
    {
      id: 'passkeys',
      name: passkeys('title'),
      note: passkeys('note'),
      body: <Passkeys account={insider.name} />,
    },
    { id: 'sessions', name: t('sessions'), body: <Sessions /> },
  ];
  const ofOwner: Part[] = [
    ...(proxyLine === null
      ? []
      : [
          {
            id: 'proxy',
            name: t('proxy'),
            note: t('proxyNote'),
            body: <code className="settings-line">{proxyLine}</code>,
          },
        ]),
    { id: 'accounts', name: t('accounts'), note: t('accountsNote'), body: <Accounts userId={userId} /> },
    { id: 'messages', name: t('messages'), note: t('messagesNote'), body: <Messages /> },
    { id: 'archive', name: archive('title'), note: archive('note'), body: <SiteArchive /> },
  ];
  const ofDisk: Part[] = disk ? [{ id: 'disk', name: t('disk'), body: <DiskPart disk={disk} /> }] : [];
  // What has to be done soon comes first.
  const isUrgent = disk !== null && diskState(disk) !== 'roomy';
  const parts = !can(insider.role, 'administer-site')
    ? own
    : isUrgent
      ? [...ofDisk, ...own, ...ofOwner]
      : [...own, ...ofOwner, ...ofDisk];
  return (
    <MasterFrame
      frame={frame}
      insider={insider}
      path="/master/settings"
      theme="paper"
      title={auth('settings')}
    >
      <nav className="settings-parts" aria-label={t('onThisPage')}>
        <ul>
          {parts.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="settings">
        {parts.map(({ id, name, note, body }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`}>
            <h2 id={`${id}-name`}>{name}</h2>
            {note === undefined ? null : <p className="settings-note">{note}</p>}
            {body}
          </section>
        ))}
      </div>
    </MasterFrame>
  );
}
