import 'server-only';

import { sameJson } from '@/lib/domain/json';
import { noteChange } from '@/lib/domain/site-archive/changes';
import type { Importing } from './importing';

/** Gives pictures the rights by default that the archive names. */
export async function importRights({ tx, rights, changes, isApplied }: Importing): Promise<void> {
  if (!rights) return;
  const here = await tx.siteRights.findUnique({ where: { id: 1 } });
  const { id: _, version = 0, ...before } = here ?? NOTHING;
  if (sameJson(before, rights)) return;
  noteChange(changes, 'media', 'changed', rights.copyright || rights.creator || '©');
  if (!isApplied) return;
  const data = { ...rights, version: version + 1 };
  await tx.siteRights.upsert({ where: { id: 1 }, create: { id: 1, ...data }, update: data });
}

const NOTHING = { id: 1, version: 0, creator: '', credit: '', copyright: '', licence: '', training: null };
