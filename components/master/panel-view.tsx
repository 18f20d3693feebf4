import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/parts/site-link';
import { can } from '@/lib/domain/auth/roles';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { LanguagesDoor } from './languages-door';
import { type Insider, MasterFrame } from './master-frame';
import { MediaDoor } from './media-door';
import { useRoleTexts } from './role-texts';

/** `/master` for whoever is signed in: a greeting, and a door to each thing that their role may do. */
export function PanelView({ frame, insider }: { frame: SiteFrame; insider: Insider }) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf, mayOf } = useRoleTexts();
  const doors = [
    ...(can(insider.role, 'edit-pages')
      ? [{ path: '/master/pages', name: t('pages'), note: t('pagesNote') }]
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
        <p className="master-lead">
          {auth('loggedIn')} · {nameOf(insider.role)}. {mayOf(insider.role)}
        </p>
      }
    >
      <ul className="doors">
        {can(insider.role, 'use-media') ? (
          <li>
            <MediaDoor />
          </li>
        ) : null}
        {can(insider.role, 'read-translations') ? (
          <li>
            <LanguagesDoor />
          </li>
        ) : null}
        {doors.map(({ path, name, note }) => (
          <li key={path}>
            <SiteLink path={path} language={frame.language.code}>
              <span className="door-name">{name}</span>
              <span className="door-note">{note}</span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </MasterFrame>
  );
}
