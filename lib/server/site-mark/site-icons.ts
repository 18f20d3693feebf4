import 'server-only';

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { mediaPath } from '@/lib/domain/media/pathname';
import {
  DEFAULT_ICONS,
  type IconLinks,
  iconAddress,
  MARK_ICONS,
  MASKABLE_ICON,
  markIconLinks,
} from '@/lib/domain/site-theme/mark-icons';
import { drawingQueue } from '@/lib/server/drawing-queue';
import { logLine } from '@/lib/server/log';
import { readPicture } from '@/lib/server/media/read-picture';
import { siteMark, siteTheme } from '@/lib/server/site-theme/site-theme';
import { asIconFile, drawMarkIcon, drawMaskableIcon } from './draw-mark';

/** Counts up when the same mark is drawn otherwise, so that browsers fetch the new icons. */
const DESIGN = 1;
const VERSION_CHARACTERS = 10;
const FAVICON = 'favicon.ico';

/** What changes whenever another picture is drawn from the mark; null where none is chosen. */
export async function markVersion(): Promise<string | null> {
  const [mark, { paper, dark }] = await Promise.all([siteMark(), siteTheme()]);
  if (!mark) return null;
  return createHash('sha256')
    .update(JSON.stringify([DESIGN, mark.hash, paper.ground, dark.ground]))
    .digest('base64url')
    .slice(0, VERSION_CHARACTERS);
}

/** The icons that pages name. */
export async function iconLinks(): Promise<IconLinks> {
  const [mark, version] = await Promise.all([siteMark(), markVersion()]);
  if (!mark || version === null) return DEFAULT_ICONS;
  return markIconLinks(mediaPath(mark.pathname), mark.contentType === 'image/svg+xml', version);
}

/** The address of the icon that feeds name. */
export async function feedIcon(): Promise<string> {
  const version = await markVersion();
  return version === null ? '/icon.svg' : iconAddress('icon-192.png', version);
}

export interface SiteIcon {
  type: string;
  body: Buffer;
}

/**
 * An icon of the site, drawn from its mark; null where that has none by this name.
 * @throws {AppError} `unavailable` when too many pictures are being drawn
 */
export async function siteIcon(name: string): Promise<SiteIcon | null> {
  const side = MARK_ICONS[name];
  if (side === undefined) return null;
  const png = await drawnIcon(side, name === MASKABLE_ICON ? drawMaskableIcon : drawMarkIcon);
  if (name !== FAVICON) return png && { type: 'image/png', body: png };
  const body = png ? asIconFile(png, side) : await readFile(path.join(process.cwd(), 'public', FAVICON));
  return { type: 'image/x-icon', body };
}

async function drawnIcon(side: number, draw: typeof drawMarkIcon): Promise<Buffer | null> {
  const [mark, theme] = await Promise.all([siteMark(), siteTheme()]);
  const picture = mark && (await readPicture(mark.pathname));
  if (!picture) return null;
  return drawingQueue.run(() =>
    draw(picture, side, theme).catch((error: unknown) => {
      logLine({ event: 'mark-not-drawn', mark: mark.pathname, error: String(error) });
      return null;
    }),
  );
}
