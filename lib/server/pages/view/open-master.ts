import 'server-only';

import { headers } from 'next/headers';
import { permanentRedirect, redirect } from 'next/navigation';
import { cache } from 'react';
import { localisePath, ROOT_LOCALE } from '@/lib/domain/addresses/paths';
import { returnPath } from '@/lib/domain/auth/return-path';
import type { SiteFrame } from '@/lib/domain/site/view-model';
import { type CurrentSession, findSession } from '@/lib/server/auth/find-session';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { env } from '@/lib/server/env';
import { findLanguage } from '@/lib/server/languages/active-languages';
import { loadFrame } from './site-frame';

interface OpenedMaster {
  frame: SiteFrame;
  /** Null if nobody is signed in. Every page asks for it while it renders (security Z-3). */
  session: CurrentSession | null;
}

/**
 * The frame of a page in the hidden area. An address in an unknown language redirects to the one without a prefix,
 * and that one to the default language's while the language without a prefix is inactive: nobody is locked out.
 */
export async function openMaster(locale: string, path: string): Promise<OpenedMaster> {
  const { language, languages, isActive } = await findLanguage(locale);
  if (!isActive && locale === ROOT_LOCALE) redirect(localisePath(path, language.code));
  if (!isActive) permanentRedirect(path);
  const [{ frame }, session] = await Promise.all([loadFrame(language, languages), currentSession()]);
  return { frame, session };
}

/** The session of the page that is being rendered; looked up once for each. */
export const currentSession = cache(async () => findSession(await headers()));

export type SignInPage =
  | { kind: 'sign-in'; asksForName: boolean; takesPasskeys: boolean }
  /** No account has a password yet. */
  | { kind: 'unowned' };

/**
 * What the sign-in page needs: a name field only if there is more than one account, and passkeys if anybody has
 * one.
 */
export async function openSignInPage(): Promise<SignInPage> {
  return withDatabaseErrors(async () => {
    const holders = await db.user.count({ where: { passwordHash: { not: null } } });
    if (holders === 0) return { kind: 'unowned' };
    const takesPasskeys = (await db.passkey.findFirst({ select: { id: true } })) !== null;
    return { kind: 'sign-in', asksForName: holders > 1, takesPasskeys };
  });
}

/** Where to go after signing in: an address of this site, whatever was requested (security R-1). */
export function goesOnTo(wanted: string): string {
  return returnPath(wanted, env().siteUrl);
}
