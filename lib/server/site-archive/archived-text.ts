import 'server-only';

import * as z from 'zod';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';

const written = z.looseObject({
  content: z.unknown().transform((given) => sanitiseContent(normaliseContent(given))),
});

/** A text of a page as an archive holds it, with its draft and what that is based on: contents are cleaned as by a save. */
export const archivedText = written.extend({
  draft: written.extend({ base: written.nullable() }).nullable(),
});
