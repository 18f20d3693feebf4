import 'server-only';

import { randomUUID } from 'node:crypto';
import { AppError, toProblem } from '@/lib/domain/errors';
import { pageFilePath } from '@/lib/domain/site/page-files';
import type { OpenedPage } from './open-page';

const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** A page's public content as JSON; 308 where it moved and 404 where there is none. */
export function payloadResponse(opened: OpenedPage): Response {
  if (opened.kind === 'moved') {
    return new Response(null, {
      status: 308,
      headers: { location: encodeURI(pageFilePath('payload', opened.path, opened.locale)) },
    });
  }
  if (opened.kind === 'missing') {
    const problem = toProblem(new AppError('not_found', `Page not found: ${opened.path}`), randomUUID());
    return Response.json(problem, {
      status: 404,
      headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
    });
  }
  return Response.json(opened.view.document, { headers: { 'cache-control': CACHE_CONTROL } });
}
