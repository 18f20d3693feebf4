import 'server-only';

import type { Attribute } from '@/lib/domain/content/model';
import { AppError } from '@/lib/domain/errors';

type Sent = Omit<Attribute, 'inherited'> & { inherited?: boolean | undefined };

/**
 * The attribute definitions to store for a page: its own, without the inherited ones.
 * @throws {AppError} `validation_failed` where two have the same id or the same slug
 */
export function ownAttributes(sent: readonly Sent[]): Attribute[] {
  const own = sent.filter(({ inherited }) => inherited !== true);
  const errors = (['id', 'slug'] as const).flatMap((field) => {
    const values = own.map((attribute) => attribute[field]);
    const isTwice = new Set(values).size < values.length;
    return isTwice ? [{ path: 'attributes', message: `Two attributes have the same ${field}` }] : [];
  });
  if (errors.length > 0)
    throw new AppError('validation_failed', 'Attributes cannot share an id or a slug.', { errors });
  return own.map((attribute) => ({ ...attribute, inherited: false }));
}
