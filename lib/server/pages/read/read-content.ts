import 'server-only';

import type { PageContent } from '@/lib/domain/content/model';
import { normaliseContent } from '@/lib/domain/content/normalise';
import { withSaidLook } from '@/lib/domain/page-look/inferred-look';
import { layoutOf } from '@/lib/domain/site/routes';

/**
 * Stored content as it is drawn and edited: in the shape of this release, and saying how it looks.
 * @param page whose content it is: what is not said of its look depends on its layout
 */
export function readContent(stored: unknown, page: { path: string; layout: string }): PageContent {
  return withSaidLook(normaliseContent(stored), layoutOf(page));
}
