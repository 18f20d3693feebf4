import { existsSync, readFileSync } from 'node:fs';
import type { AuditAction } from '@/lib/domain/auth/audit-actions';
import { makeLink } from '@/lib/server/auth/account-links';
import type { PrismaClient } from '@/lib/server/db';
import type { Env } from '@/lib/server/env';
import { embeddedUrl, startEmbedded } from '../db/embedded';
import { runFiles } from '../db/embedded/run-files';
import { StartError } from './steps';
import { updateDatabase } from './update-database';

/**
 * Makes a new link that sets a password, and says it in a line: for the account of a name or an address,
 * without one for the owner.
 * @throws {StartError} when there is no such account
 */
export async function linkLine(db: PrismaClient, siteUrl: string, name: string): Promise<string> {
  const account = await findHolder(db, name);
  const { url } = await db.$transaction(async (tx) => {
    const action: AuditAction = 'link_made';
    const object = account ? `${account.name} (${account.role}), by command` : 'Owner, by command';
    await tx.auditEvent.create({ data: { action, object } });
    return makeLink(tx, siteUrl, account?.id ?? null);
  });
  return `Link for ${account?.name ?? 'the owner'} (once, for 24 hours): ${url}`;
}

/** Null where there is no owner yet: the link makes one. */
async function findHolder(db: PrismaClient, name: string) {
  const accounts = await db.user.findMany({
    select: { id: true, name: true, email: true, role: true },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  if (name === '') return accounts.find(({ role }) => role === 'owner') ?? null;
  const wanted = name.normalize('NFC').toLowerCase();
  const found = accounts.find((each) =>
    [each.name, each.email].some((known) => known?.toLowerCase() === wanted),
  );
  if (found) return found;
  const known = accounts.map((each) => each.name).join(', ') || 'none';
  throw new StartError(`There is no account "${name}". Accounts: ${known}.`);
}

/** The site's address: as the environment says, or else as it was when the site of this data folder was last started. */
export function siteUrlOf(env: Env, source: Readonly<Record<string, string | undefined>>): string {
  const { site } = runFiles(env.dataDir);
  const isConfigured = Boolean(source.SITE_URL || source.PORT);
  return isConfigured || !existsSync(site) ? env.siteUrl : readFileSync(site, 'utf8');
}

/**
 * The site's database: that of the environment, the one that the running site has open, or the same one started for now.
 * @param options.isNew whether a database of the environment may be an empty one, which is given its tables
 */
export async function openDatabase(
  env: Env,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<{ url: string; close(): Promise<void> }> {
  if (env.databaseUrl && isNew) await updateDatabase(env.databaseUrl, env);
  const running = env.databaseUrl ?? (await embeddedUrl(env.dataDir));
  if (running) return { url: running, close: async () => {} };
  const { url, stop } = await startEmbedded(env.dataDir);
  try {
    await updateDatabase(url, env);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, close: stop };
}
