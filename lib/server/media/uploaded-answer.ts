import 'server-only';

import type { Stored } from './store-upload';

/** The answer to the last part of a file: the same as for a form with this one file. */
export function uploadedAnswer({ item, isKnown }: Stored, name: string) {
  return { blobs: [item], ...(isKnown && { duplicates: [{ name, pathname: item.pathname }] }) };
}
