import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { validateContent } from '@/lib/domain/content/validate';
import { AppError } from '@/lib/domain/errors';
import { sanitiseContent } from '@/lib/server/sanitise/sanitise-content';

/**
 * What may be stored of content that was sent: within the rules, and with safe markup.
 * @param stored what is there already, which may stay as it is (decision 17)
 * @param field where the content stands in the request, for what is told of its faults
 * @throws {AppError} `validation_failed`
 */
export function acceptContent(sent: unknown, stored: PageContent | undefined, field: string): PageContent {
  const errors = validateContent(sent, stored).map((each) => ({ ...each, path: `${field}.${each.path}` }));
  if (errors.length > 0)
    throw new AppError('validation_failed', 'Some of the content cannot be saved.', { errors });
  return sanitiseContent(normaliseContent(sent));
}
