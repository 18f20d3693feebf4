import { useTranslations } from 'next-intl';
import { can, type Role } from '@/lib/domain/auth/roles';

/** What an owner is told of on the panel. */
export interface PanelNews {
  /** How many messages nobody has read yet. */
  newMessages: number;
  /** How many things of how the site runs need attention. */
  warnings: number;
}

interface PanelEntry {
  path: string;
  name: string;
  note: string;
}

/** Where the panel leads for a role; for the owner what waits for an answer, or for help, comes first. */
export function usePanelLinks({ role, newMessages, warnings }: PanelNews & { role: Role }): PanelEntry[] {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const siteStatus = useTranslations('siteStatus');
  const isOwner = can(role, 'administer-site');
  const ofPages = [
    { path: '/master/pages?new=work', name: t('newWork'), note: t('newWorkNote') },
    { path: '/master/pages?new=exhibition', name: t('newExhibition'), note: t('newExhibitionNote') },
    { path: '/master/pages', name: t('pages'), note: t('pagesNote') },
  ];
  const settings = {
    path: '/master/settings',
    name: auth('settings'),
    note: isOwner ? t('settingsNoteOwner') : t('settingsNote'),
  };
  const site = { path: '/', name: t('site'), note: t('siteNote') };
  if (!isOwner) return [...(can(role, 'edit-pages') ? ofPages : []), settings, site];
  const messages = {
    path: '/master/settings#messages',
    name: t('messages'),
    note: newMessages > 0 ? t('newMessages', { count: newMessages }) : t('messagesNote'),
    isUrgent: newMessages > 0,
  };
  const status = {
    path: '/master/status',
    name: siteStatus('title'),
    note: warnings > 0 ? siteStatus('attentionCount', { count: warnings }) : siteStatus('note'),
    isUrgent: warnings > 0,
  };
  return [
    ...[messages, status].filter(({ isUrgent }) => isUrgent),
    ...ofPages,
    { path: '/master/look', name: t('look'), note: t('lookNote') },
    { path: '/master/visitors', name: t('visitors'), note: t('visitorsNote') },
    { path: '/master/activity', name: t('activity'), note: t('activityNote') },
    ...(messages.isUrgent ? [] : [messages]),
    settings,
    ...(status.isUrgent ? [] : [status]),
    site,
  ];
}
