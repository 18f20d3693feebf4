import 'server-only';

import type { Stored } from './store-upload';

/** What is answered to the last part of a file: as to a form with this file alone. */
export function uploadedAnswer({ item, isKnown }: Stored, name: string) {
  return { blobs: [item], ...(isKnown && { duplicates: [{ name, pathname: item.pathname }] }) };
}
