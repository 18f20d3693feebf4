import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { LanguagesLink } from './languages-link';
import { MasterFrame, type Insider } from './master-frame';
import { MediaLink } from './media-link';
import { LINK_CARD, LinkCardText } from './parts/link-card';
import { LEAD } from './parts/note';
import { useRoleTexts } from './role-texts';

/** `/master` for whoever is signed in: a greeting, and a link to each thing that their role may do. */
export function PanelView({ frame, insider }: { frame: SiteFrame; insider: Insider }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf, mayOf } = useRoleTexts();
  const links = [
    ...(can(insider.role, 'edit-pages')
      ? [{ path: '/master/pages', name: t('pages'), note: t('pagesNote') }]
      : []),
    ...(can(insider.role, 'administer-site')
      ? [{ path: '/master/look', name: t('look'), note: t('lookNote') }]
      : []),
    {
      path: '/master/settings',
      name: auth('settings'),
      note: can(insider.role, 'administer-site') ? t('settingsNoteOwner') : t('settingsNote'),
    },
    { path: '/', name: t('site'), note: t('siteNote') },
  ];
  return (
    <MasterFrame
      frame={frame}
      insider={insider}
      path="/master"
      theme="dark"
      title={t('hello', { name: insider.name })}
      lead={
        <p className={LEAD}>
          {auth('loggedIn')} · {nameOf(insider.role)}. {mayOf(insider.role)}
        </p>
      }
    >
      <ul className="border-b border-(--line)">
        {can(insider.role, 'use-media') ? (
          <li>
            <MediaLink />
          </li>
        ) : null}
        {can(insider.role, 'read-translations') ? (
          <li>
            <LanguagesLink />
          </li>
        ) : null}
        {links.map(({ path, name, note }) => (
          <li key={path}>
            <SiteLink path={path} language={frame.language.code} className={LINK_CARD}>
              <LinkCardText name={name} note={note} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </MasterFrame>
  );
}
