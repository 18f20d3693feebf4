import 'server-only';

import { createHash } from 'node:crypto';
import type { ContactRequest } from '@/lib/contracts/contact';
import { normaliseRequestedPath } from '@/lib/domain/addresses/paths';
import { CONTACT } from '@/lib/domain/contact/limits';
import { suspicionOf } from '@/lib/domain/contact/suspicion';
import { AppError } from '@/lib/domain/errors';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db, type Transaction } from '@/lib/server/db';
import { shortAddress } from '@/lib/server/gateway/networks';
import { defaultOf, findLanguage } from '@/lib/server/languages/active-languages';
import { PUBLIC } from '@/lib/server/pages/read/find-page';
import { findRedirect } from '@/lib/server/pages/read/find-redirect';
import { addressKey } from '@/lib/server/rate-limit/address-key';
import { countAgainst, type RateLimit } from '@/lib/server/rate-limit/count-against';
import { queueEvent } from '@/lib/server/webhooks/queue-event';
import { sweepContact } from './sweep-contact';

const TRAPPED: RateLimit = {
  key: 'contact:trapped',
  maximum: CONTACT.trappedPerSite.messages,
  windowMs: CONTACT.trappedPerSite.windowMs,
};

/**
 * Keeps what a visitor wrote, once (decision 14): the same message again within minutes is the same message.
 * What a robot sent is answered alike, also when it is too much to be kept.
 * @throws {AppError} `rate_limited`, `unavailable`
 */
export async function receiveMessage(sent: ContactRequest, address: string): Promise<void> {
  const { name, email, message, locale = '' } = sent;
  const suspicion = suspicionOf({ name, message, trap: sent.website });
  const { language, languages } = await findLanguage(locale);
  const isTrapped = suspicion === 'trap';
  const asked = await findAsked(sent.about ?? '', [language.id, defaultOf(languages).id]);
  const who = { name, email, message, locale: language.code };
  const data = { ...who, ...asked, suspicion, address: shortAddress(address) };
  await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      if (await isRepeated(tx, data)) return;
      await countAgainst(tx, isTrapped ? [TRAPPED] : limitsOf(address));
      const { id } = await tx.contactMessage.create({ data, select: { id: true } });
      if (suspicion === null) await tell(tx, { id, ...who, ...asked });
      await sweepContact(tx);
    }),
  ).catch((error: unknown) => {
    const isTooMuch = error instanceof AppError && error.code === 'rate_limited';
    if (!isTrapped || !isTooMuch) throw error;
  });
}

interface Told {
  id: string;
  name: string;
  email: string;
  message: string;
  locale: string;
  about: string;
  aboutPageId: string | null;
}

/** Queues what other systems are told of a message; what looks like a robot’s is not worth telling. */
async function tell(tx: Transaction, { aboutPageId, about, locale, ...message }: Told): Promise<void> {
  const work = aboutPageId === null ? null : { id: aboutPageId, title: about };
  await queueEvent(tx, 'message.received', { ...message, language: locale, about: work }, message.id);
}

/** The page that is asked about, if visitors find one there or it has moved from there: its title now, and which one it is. */
async function findAsked(
  path: string,
  languageIds: string[],
): Promise<{ about: string; aboutPageId: string | null }> {
  const requested = normaliseRequestedPath(path);
  if (!requested.ok) return { about: '', aboutPageId: null };
  const there = (await findRedirect(requested.path, languageIds)) ?? requested.path;
  const texts = await withDatabaseErrors(() =>
    db.pageTranslation.findMany({
      where: { page: { path: there }, languageId: { in: languageIds }, ...PUBLIC },
      select: { pageId: true, languageId: true, title: true },
    }),
  );
  const shown = texts.find(({ languageId }) => languageId === languageIds[0]) ?? texts[0];
  return { about: shown ? shown.title || there : '', aboutPageId: shown?.pageId ?? null };
}

function limitsOf(address: string): RateLimit[] {
  const who = addressKey(address);
  return [
    ...CONTACT.perAddress.map(({ messages, windowMs }) => ({
      key: `contact:${who}:${windowMs}`,
      maximum: messages,
      windowMs,
    })),
    { key: 'contact:site', maximum: CONTACT.perSite.messages, windowMs: CONTACT.perSite.windowMs },
  ];
}

/**
 * Whether the same message was stored a moment ago. A concurrent duplicate waits here for the first one's
 * transaction.
 */
async function isRepeated(
  tx: Transaction,
  { name, email, message }: { name: string; email: string; message: string },
): Promise<boolean> {
  const digest = createHash('sha256')
    .update(JSON.stringify([name, email, message]))
    .digest();
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${digest.readBigInt64BE()}::bigint)`;
  const createdAt = { gt: new Date(Date.now() - CONTACT.repeatMs) };
  const twin = await tx.contactMessage.findFirst({
    where: { name, email, message, createdAt },
    select: { id: true },
  });
  return twin !== null;
}
