import * as session from '@/app/api/%5Fauth/session/route';
import { hashPassword } from '@/lib/server/auth/passwords';
import type { Transaction } from '@/lib/server/db';
import { sealedCookie } from '@/tests/setup/session-cookie';
import { type Answer, call } from './call';
import { PASSWORD, sessionOf, signIn } from './sign-in';
import type { TestSite } from './site';

let sender = 0;

/** The header of a network without earlier attempts. */
export function freshNetwork(): { 'x-forwarded-for': string } {
  sender += 1;
  return { 'x-forwarded-for': `198.51.${sender >> 8}.${sender & 255}` };
}

/** As on a new site: no account, and nothing noted of any. */
export async function forgetPeople({ db }: TestSite): Promise<void> {
  await db.user.deleteMany();
  await db.signInAttempt.deleteMany();
  await db.auditEvent.deleteMany();
}

export interface Person {
  id: string;
  name: string;
  /** The session's cookie. */
  cookie: string;
}

let hashed: Promise<string> | undefined;

/** An account with `PASSWORD`, signed in. */
export async function person(
  site: TestSite,
  name: string,
  role: 'owner' | 'editor' | 'translator',
): Promise<Person> {
  hashed ??= hashPassword(PASSWORD);
  const { id } = await site.db.user.create({ data: { name, role, passwordHash: await hashed } });
  const session = await site.db.session.create({ data: { userId: id } });
  return { id, name, cookie: await sealedCookie(session.id) };
}

/** Signs in once more, as from another browser. */
export async function enter(name: string, password = PASSWORD, headers: Record<string, string> = {}) {
  return sessionOf(await signIn({ name, password, headers: { ...freshNetwork(), ...headers } }));
}

/** The site's answer about a cookie's session. */
export async function whoIs(cookie: string): Promise<Answer['json']> {
  const { json } = await call(session, 'GET', { path: '/api/_auth/session', headers: { cookie } });
  return json;
}

/** Waits until a transaction waits for a lock that the given one, or another one, holds. */
export async function untilSomebodyWaits(site: TestSite, tx: Transaction): Promise<void> {
  // The embedded database runs one transaction at a time: there, everybody waits from the beginning.
  if (site.kind === 'embedded') return;
  for (;;) {
    const rows = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM pg_locks JOIN pg_stat_activity USING (pid)
      WHERE NOT granted AND datname = current_database()`;
    if (rows.length > 0) return;
  }
}
