import * as z from 'zod';
import { text } from './text';

/** What to do with a file that is stored already: use it, or store it again. */
const duplicates = z.enum(['use', 'keep']).default('use');

const FOLDER_CHARACTERS = 80;
/** Empty: into none. */
const folder = text(FOLDER_CHARACTERS).trim().default('');

/** The query of `POST /api/media`. */
export const uploadQuery = z.strictObject({ folder, duplicates });

const NAME_CHARACTERS = 1_000;

/** `POST /api/media/uploads`: begins to send a large file in parts. */
export const uploadBeginning = z.strictObject({
  /** The sender's file name. */
  name: text(NAME_CHARACTERS),
  /** Bytes. */
  size: z.int().min(1),
  folder,
  duplicates,
});

export const uploadBegun = z.object({
  id: z.string(),
  /** Bytes that are here already. */
  offset: z.int(),
  /** How much a part should have. */
  partBytes: z.int(),
  /** For direct uploads: what the storage's client needs, and what tells this server when all parts are there. */
  store: z.object({ pathname: z.string(), token: z.string(), ticket: z.string() }).exactOptional(),
});

/** `GET /api/media/uploads`: what may be sent, and how. */
export const uploadRules = z.object({
  /** Largest size of one file. */
  fileBytes: z.int(),
  /** Larger files are sent in parts. */
  wholeBytes: z.int(),
});

export type UploadRules = z.output<typeof uploadRules>;

const TICKET = 4_000;

/** `POST /api/media/uploads/received`: a direct upload is complete and is to be examined. */
export const uploadReceived = z.strictObject({ ticket: text(TICKET).min(1) });

/** The answer to a part that was not the last, and (with `size`) of `GET /api/media/uploads/{id}`. */
export const uploadState = z.object({ offset: z.int(), size: z.int().exactOptional() });

/** `/api/media/uploads/{id}`. */
export const uploadParams = z.object({ id: z.string().regex(/^[\w-]{22}$/, { error: 'Not an id' }) });
