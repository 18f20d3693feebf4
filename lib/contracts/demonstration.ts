import * as z from 'zod';
import { REMOVALS } from '@/lib/domain/demonstration/plan-removal';
import { id } from './text';

const count = z.int().nonnegative();

/** What a removal takes. */
const extent = z.object({
  /** Pages that go to the bin. */
  pages: count,
  /** Pages that stay, with words to be typed over. */
  emptied: count,
  /** Pictures and films that go to the bin. */
  files: count,
  /** Texts of pages in single languages, of those that go and those that are emptied. */
  texts: count,
});

/** `GET /api/site/demonstration`. */
export const demonstrationAnswer = z.object({
  /** What each way of removing it takes, as long as nothing is ticked. */
  empty: extent,
  all: extent,
  /** Its pages that somebody has changed: they stay unless they are named. */
  changed: z.array(z.object({ id: z.string(), path: z.string(), title: z.string() })),
  /** Whether there is a removal that can be undone. */
  canBeRestored: z.boolean(),
});
export type DemonstrationAnswer = z.output<typeof demonstrationAnswer>;

/** `POST /api/site/demonstration`: removes it; `also` names changed pages that go, too. */
export const demonstrationRemoval = z.strictObject({
  removal: z.enum(REMOVALS),
  also: z.array(id).max(500).default([]),
});
export type DemonstrationRemoval = z.output<typeof demonstrationRemoval>;

export const demonstrationRemoved = extent;
export type DemonstrationRemoved = z.output<typeof demonstrationRemoved>;

/** `POST /api/site/demonstration/restore`. */
export const demonstrationRestored = z.object({
  pages: count,
  files: count,
  /** Paths of pages that could not be brought back: another page stands there, or somebody has typed something else. */
  left: z.array(z.string()),
});
export type DemonstrationRestored = z.output<typeof demonstrationRestored>;

/** What a removal has changed, as the database keeps it. */
export const removalRecord = z.object({
  /** Pages in the bin, each with those that went along. */
  binned: z.array(z.string()),
  /** Ids of files in the bin. */
  files: z.array(z.string()),
  emptied: z.array(
    z.object({
      page: z.string(),
      demonstration: z.string(),
      texts: z.array(
        z.object({
          id: z.string(),
          /** The version that holds the words to be typed over: a later one is somebody's. */
          version: z.int(),
          wasPublic: z.boolean(),
        }),
      ),
    }),
  ),
  /** Interface texts that named the demonstration's artist, and what they say instead. */
  names: z.array(
    z.object({ languageId: z.string(), namespace: z.string(), key: z.string(), value: z.string() }),
  ),
});
export type RemovalRecord = z.output<typeof removalRecord>;
