import 'server-only';

import { noteChange } from '@/lib/domain/site-archive/changes';
import { fontData, lockFonts, requireRoom } from '@/lib/server/fonts/keep-font';
import type { Importing } from './importing';

/** Adds the fonts of the archive with what is noted of their licences; others stay beside them. */
export async function importFonts({ tx, fonts, changes, isApplied }: Importing): Promise<void> {
  if (fonts.length === 0) return;
  if (isApplied) await lockFonts(tx);
  const rows = await tx.siteFont.findMany({ select: { id: true, licence: true } });
  const here = new Map(rows.map(({ id, licence }) => [id, licence]));
  requireRoom(new Set([...here.keys(), ...fonts.map(({ font }) => font.id)]).size);
  for (const ready of fonts) {
    const { row, font } = ready;
    const before = here.get(font.id);
    if (before === row.licence) continue;
    noteChange(changes, 'fonts', before === undefined ? 'added' : 'changed', font.name);
    if (!isApplied) continue;
    const data = fontData(ready, row.licence);
    const { licence } = row;
    await tx.siteFont.upsert({ where: { id: font.id }, create: data, update: { licence } });
  }
}
