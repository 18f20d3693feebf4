import { headers } from 'next/headers';
import type { Entrance } from '@/components/master/entrance-view';
import { PanelView } from '@/components/master/panel-view';
import type { AfterSignIn } from '@/components/master/use-go-on';
import { localisePath } from '@/lib/domain/addresses/paths';
import { can } from '@/lib/domain/auth/roles';
import { findLink } from '@/lib/server/auth/account-links';
import { countNewMessages } from '@/lib/server/contact/owner-messages';
import { readFirstSteps } from '@/lib/server/first-steps/read-first-steps';
import { lineForProxy } from '@/lib/server/http/unnamed-proxy';
import { goesOnTo } from '@/lib/server/pages/view/open-master';
import { readSiteStatus } from '@/lib/server/site-status/read-site-status';
import { MasterPage, type MasterProps, masterMetadata } from './master-page';

export const dynamic = 'force-dynamic';
export const generateMetadata = masterMetadata(({ auth }) => auth.panel);

/** `/master`: sign-in page, panel, and where one-time links lead. */
export default async function Page({ params, searchParams }: MasterProps) {
  const { locale } = await params;
  const { owner, popup, callbackUrl } = await searchParams;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ owner, popup, callbackUrl }))
    if (typeof value === 'string') query.set(name, value);
  const after: AfterSignIn =
    popup === '1'
      ? { kind: 'close' }
      : {
          kind: 'go',
          path: typeof callbackUrl === 'string' ? goesOnTo(callbackUrl) : localisePath('/', locale),
        };
  return (
    <MasterPage
      locale={locale}
      path={query.size === 0 ? '/master' : `/master?${query}`}
      after={after}
      theme="dark"
      {...(typeof owner === 'string' && { instead: () => linkEntrance(owner, locale) })}
      inside={async ({ frame, session }) => (
        <PanelView
          language={frame.language.code}
          user={session}
          {...(await (can(session.role, 'administer-site') ? forOwner() : FOR_OTHERS))}
        />
      )}
    />
  );
}

const FOR_OTHERS = { steps: null, newMessages: 0, warnings: 0 };

async function forOwner() {
  const [steps, newMessages, status] = await Promise.all([
    readFirstSteps(),
    countNewMessages(),
    readSiteStatus(lineForProxy(await headers())),
  ]);
  return { steps, newMessages, warnings: status.warnings.length };
}

async function linkEntrance(token: string, locale: string): Promise<Entrance> {
  const found = await findLink(token);
  if (!found) return { kind: 'dead-link' };
  return { kind: 'new-password', token, name: found.name, panelPath: localisePath('/master', locale) };
}
