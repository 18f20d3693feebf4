'use client';

import { useTranslations } from 'next-intl';
import type { FirstStepsAnswer } from '@/lib/contracts/first-steps';
import { can } from '@/lib/domain/auth/roles';
import { FirstSteps } from './first-steps/first-steps';
import { LanguagesLink } from './languages-link';
import { MasterFrame, type SignedInUser } from './master-frame';
import { MediaLink } from './media-link';
import { LINK_CARD, LinkCardText } from './parts/link-card';
import { LEAD } from './parts/note';
import { PanelLink } from './parts/panel-link';
import { useRoleTexts } from './role-texts';
import { type PanelNews, usePanelLinks } from './use-panel-links';

interface PanelViewProps extends PanelNews {
  /** Code of the language of the page. */
  language: string;
  user: SignedInUser;
  /** Null for whom they do not concern. */
  steps: FirstStepsAnswer | null;
}

/** `/master` for whoever is signed in: a greeting, the owner's first steps, and a link to each thing that their role may do. */
export function PanelView({ language, user, steps, newMessages, warnings }: PanelViewProps) {
  const t = useTranslations('master');
  const auth = useTranslations('auth');
  const { nameOf, mayOf } = useRoleTexts();
  const links = usePanelLinks({ role: user.role, newMessages, warnings });
  return (
    <MasterFrame
      language={language}
      user={user}
      path="/master"
      title={t('hello', { name: user.name })}
      lead={
        <p className={LEAD}>
          {auth('loggedIn')} · {nameOf(user.role)}. {mayOf(user.role)}
        </p>
      }
    >
      {steps && !steps.isPutAside ? <FirstSteps given={steps} language={language} /> : null}
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
            <PanelLink path={path} language={language} className={LINK_CARD}>
              <LinkCardText name={name} note={note} />
            </PanelLink>
          </li>
        ))}
      </ul>
      {steps?.isPutAside ? <FirstSteps given={steps} language={language} /> : null}
    </MasterFrame>
  );
}
