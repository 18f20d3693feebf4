import 'server-only';

import path from 'node:path';
import { db } from '@/lib/server/db';
import { readReduced } from '@/lib/server/deep-zoom/shared-deep-zoom';
import { env } from '@/lib/server/env';
import { heavyWork } from '@/lib/server/heavy-work';
import { logLine } from '@/lib/server/log';
import { measureMissing } from '@/lib/server/media/measure-missing';
import { sweepBin } from '@/lib/server/media/sweep-bin';
import { followLinks } from '@/lib/server/pages/links/follow-later';
import { sweepPages } from '@/lib/server/pages/tree/sweep-pages';
import { mediaStorage } from '@/lib/server/storage/media-storage';
import { WorkQueue } from '@/lib/server/work-queue';
import { encodeApart } from './encode-apart';
import { CONCURRENCY, RECIPE } from './picture-codec';
import { PictureVariants } from './picture-variants';
import { prepareShown } from './prepare-pictures';
import { VariantFiles } from './variant-files';

const MAX_WAITING = 96;
/** All made pictures together; one of two or three megapixels takes about 1 MB in all its widths. */
const MAX_BYTES = 4 * 1024 ** 3;
const TEND_AFTER_MS = 20_000;
const TEND_EVERY_MS = 60 * 60 * 1000;

declare global {
  // A development server loads this module anew with each change: the process has one queue.
  var atelierPictures: PictureVariants | undefined;
}

/** This process's made pictures, in the folder `variants` of the data folder. */
export function pictures(): PictureVariants {
  globalThis.atelierPictures ??= open();
  return globalThis.atelierPictures;
}

function open(): PictureVariants {
  const files = new VariantFiles(path.join(/* turbopackIgnore: true */ env().dataDir, 'variants'), RECIPE);
  const made = new PictureVariants({
    files,
    queue: new WorkQueue({ name: 'pictures', concurrency: CONCURRENCY, waiting: MAX_WAITING }),
    open: (pathname) => mediaStorage().open(pathname),
    reduced: readReduced,
    encode: (task) => heavyWork().run(() => encodeApart(task)),
    find: async (hash) => {
      const row = await db.mediaItem.findFirst({
        where: { hash, deletedAt: null },
        select: { pathname: true },
      });
      return row?.pathname ?? null;
    },
    now: () => Date.now(),
  });
  // Failures are retried in the next round.
  const tend = () =>
    files
      .sweep(MAX_BYTES, Date.now())
      .then(() => made.resume())
      .then(() => sweepPages())
      .then(() => sweepBin())
      .then(() => followLinks())
      .then(() => measureMissing())
      .catch((error: unknown) => logLine({ task: 'pictures', error: String(error) }));
  setTimeout(() => void tend().then(() => prepareShown(made)), TEND_AFTER_MS).unref();
  setInterval(tend, TEND_EVERY_MS).unref();
  return made;
}
