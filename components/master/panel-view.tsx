import { useTranslations } from 'next-intl';
import type { FirstStepsAnswer } from '@/lib/contracts/first-steps';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { FirstSteps } from './first-steps/first-steps';
import { LanguagesLink } from './languages-link';
import { MasterFrame, type SignedInUser } from './master-frame';
import { MediaLink } from './media-link';
import { LINK_CARD, LinkCardText } from './parts/link-card';
import { LEAD } from './parts/note';
import { PanelLink } from './parts/panel-link';
import { useRoleTexts } from './role-texts';

interface PanelViewProps {
  frame: SiteFrame;
  user: SignedInUser;
  /** Null for whom they do not concern. */
  steps: FirstStepsAnswer | null;
  /** How many messages nobody has read yet. */
  newMessages: number;
}

/** `/master` for whoever is signed in: a greeting, the owner's first steps, and a link to each thing that their role may do. */
export function PanelView({ frame, user, steps, newMessages }: PanelViewProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf, mayOf } = useRoleTexts();
  const messages = {
    path: '/master/settings#messages',
    name: t('messages'),
    note: newMessages > 0 ? t('newMessages', { count: newMessages }) : t('messagesNote'),
  };
  const isOwner = can(user.role, 'administer-site');
  const links = [
    // What waits for an answer comes first.
    ...(isOwner && newMessages > 0 ? [messages] : []),
    ...(can(user.role, 'edit-pages')
      ? [
          { path: '/master/pages?new=work', name: t('newWork'), note: t('newWorkNote') },
          { path: '/master/pages?new=exhibition', name: t('newExhibition'), note: t('newExhibitionNote') },
          { path: '/master/pages', name: t('pages'), note: t('pagesNote') },
        ]
      : []),
    ...(isOwner
      ? [
          { path: '/master/look', name: t('look'), note: t('lookNote') },
          { path: '/master/visitors', name: t('visitors'), note: t('visitorsNote') },
          { path: '/master/activity', name: t('activity'), note: t('activityNote') },
        ]
      : []),
    ...(isOwner && newMessages === 0 ? [messages] : []),
    {
      path: '/master/settings',
      name: auth('settings'),
      note: isOwner ? t('settingsNoteOwner') : t('settingsNote'),
    },
    { path: '/', name: t('site'), note: t('siteNote') },
  ];
  return (
    <MasterFrame
      frame={frame}
      user={user}
      path="/master"
      theme="dark"
      title={t('hello', { name: user.name })}
      lead={
        <p className={LEAD}>
          {auth('loggedIn')} · {nameOf(user.role)}. {mayOf(user.role)}
        </p>
      }
    >
      {steps && !steps.isPutAside ? <FirstSteps given={steps} language={frame.language.code} /> : null}
      <ul className="border-b border-(--line)">
        {can(user.role, 'use-media') ? (
          <li>
            <MediaLink />
          </li>
        ) : null}
        {can(user.role, 'read-translations') ? (
          <li>
            <LanguagesLink />
          </li>
        ) : null}
        {links.map(({ path, name, note }) => (
          <li key={path}>
            <PanelLink path={path} language={frame.language.code} className={LINK_CARD}>
              <LinkCardText name={name} note={note} />
            </PanelLink>
          </li>
        ))}
      </ul>
      {steps?.isPutAside ? <FirstSteps given={steps} language={frame.language.code} /> : null}
    </MasterFrame>
  );
}
