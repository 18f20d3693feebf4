import 'server-only';

import { randomUUID } from 'node:crypto';
import { AppError, toProblem } from '@/lib/domain/errors';

/** The 404 of a program's request; not cacheable, since the address may exist tomorrow. */
export function notFoundResponse(detail: string): Response {
  const problem = toProblem(new AppError('not_found', detail), randomUUID());
  return Response.json(problem, {
    status: 404,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  });
}
