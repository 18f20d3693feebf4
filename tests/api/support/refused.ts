import { expect } from 'vitest';
import * as byPath from '@/app/api/pages/by-path/route';
import { problem } from '@/lib/contracts/problem';
import { call } from './call';

export interface Sent {
  raw?: BodyInit;
  json?: unknown;
  headers?: Record<string, string>;
}

/** Status and code of a refusal: the contract's error, that says nothing of the inside and left one line in the log, beside events. */
export async function refused(method: 'POST' | 'PATCH', sent: Sent): Promise<[number, string]> {
  const answer = await call(byPath, method, { ...sent });
  const { status, json, text, log } = answer;
  const given = problem.parse(json);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(given.status).toBe(status);
  expect(text).not.toMatch(/node_modules|prisma|\bat [\w.]+ \(|postgres|\/lib\/|SELECT /i);
  expect(log.filter((line) => line.method !== undefined)).toEqual([
    expect.objectContaining({ method, status, requestId: given.requestId }),
  ]);
  return [status, given.code];
}

export const KIBIBYTE = 1024;
export const MEBIBYTE = 1024 * 1024;
export const NUL = '\u0000';

export const MALFORMED = [400, 'malformed_json'];
export const TYPE = [415, 'unsupported_media_type'];
export const LARGE = [413, 'payload_too_large'];
export const INVALID = [422, 'validation_failed'];
export const MISSING = [404, 'not_found'];
