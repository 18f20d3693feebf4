import 'server-only';

import type { IncomingHttpHeaders } from 'node:http';
import { FIRST_LOAD_HEADER } from '@/lib/domain/site/page-scripts';
import type { Entry } from './entry';

/** Whether a document that stands in a browser asks for the data that it was drawn from. */
export const isFirstLoad = (headers: IncomingHttpHeaders): boolean =>
  headers[FIRST_LOAD_HEADER] !== undefined;

/**
 * The part of a page that React in a browser asks for. Where there is no page its router loads the whole document, whatever
 * the answer.
 */
export function partOf(entry: Entry, headers: IncomingHttpHeaders): Buffer | undefined {
  if (entry.status !== 200 && !isFirstLoad(headers)) return undefined;
  const segment = headers['next-router-segment-prefetch'];
  return typeof segment === 'string' ? entry.segments?.get(segment) : entry.rsc;
}
