import 'server-only';

import type { SiteThemeAnswer } from '@/lib/contracts/site-theme';
import { AppError } from '@/lib/domain/errors';
import { readTheme } from '@/lib/domain/site-theme/model';
import { colourFaults } from '@/lib/domain/site-theme/section-colours';
import { recordEvent } from '@/lib/server/audit/record-event';
import type { Actor } from '@/lib/server/auth/actor';
import { requireStillMay } from '@/lib/server/auth/require-still-may';
import { withDatabaseErrors } from '@/lib/server/database-errors';
import { db } from '@/lib/server/db';
import { pageStore } from '@/lib/server/page-store/shared-store';
import { requireVersion } from '@/lib/server/site-versions';
import { bumpTags } from '@/lib/server/tags/bump-tags';
import { THEME_TAG } from '@/lib/server/tags/page-tags';
import { holdFont } from './theme-fonts';
import { lockMark } from './theme-mark';
import { addThemeVersion, currentTheme } from './theme-versions';

/**
 * Changes how the site looks, as a new version. Every page is renewed: its style sheet stands in it.
 * @throws {AppError} `validation_failed` for text that could not be read on its ground, a new mark that is none, or a font that is not there, `conflict` where the look has been
 *   changed since it was read, `unavailable`
 */
export async function saveSiteTheme(
  { version, theme }: SiteThemeAnswer,
  actor: Actor,
): Promise<SiteThemeAnswer> {
  const chosen = readTheme(theme);
  const [fault] = colourFaults(chosen);
  if (fault) {
    throw new AppError(
      'validation_failed',
      `The ${fault.part} of ${fault.theme} sections has a contrast of ${fault.contrast.toFixed(2)} with its ground; text needs 4.5.`,
    );
  }
  const renewals = await withDatabaseErrors(() =>
    db.$transaction(async (tx) => {
      await requireStillMay(tx, actor, 'administer-site');
      const current = await currentTheme(tx);
      requireVersion(current.version, version);
      // One that has gone since does not keep other things from being changed.
      const before = readTheme(current.theme);
      if (before.mark !== chosen.mark) await lockMark(tx, chosen.mark);
      for (const field of ['ownDisplay', 'ownText'] as const)
        if (before[field] !== chosen[field]) await holdFont(tx, chosen[field], `theme.${field}`);
      await addThemeVersion(tx, theme, version, actor);
      const object = String(version + 1);
      await recordEvent(tx, { action: 'site_theme_changed', actor, object, address: actor.address });
      return bumpTags(tx, [THEME_TAG]);
    }),
  );
  await pageStore().renew(renewals);
  return { version: version + 1, theme };
}
