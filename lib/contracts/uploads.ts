import * as z from 'zod';

/** What to do with a file whose bytes are there already: take the one that is there, or keep both. */
const duplicates = z.enum(['use', 'keep']).default('use');

/** The query of `POST /api/media`. */
export const uploadQuery = z.strictObject({ duplicates });
