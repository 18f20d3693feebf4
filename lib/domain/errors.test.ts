import { describe, expect, it } from 'vitest';
import { AppError, ERROR_STATUS, INTERNAL_DETAIL, toProblem } from './errors';

describe('the error table (docs/reference/http-api.md#conventions)', () => {
  it('gives each code its status', () => {
    expect(ERROR_STATUS).toEqual({
      malformed_json: 400,
      unauthenticated: 401,
      forbidden: 403,
      cross_origin: 403,
      not_found: 404,
      method_not_allowed: 405,
      request_timeout: 408,
      conflict: 409,
      repeated: 409,
      path_taken: 409,
      default_language: 409,
      in_use: 409,
      last_owner: 409,
      payload_too_large: 413,
      unsupported_media_type: 415,
      validation_failed: 422,
      rate_limited: 429,
      internal: 500,
      unavailable: 503,
    });
  });
});

describe('toProblem (RFC 9457; security V-6)', () => {
  it('shows a meant error with its field errors and extra members', () => {
    const error = new AppError('conflict', 'Somebody saved this page first.', {
      errors: [{ path: 'translation.version', message: 'is stale' }],
      extra: { current: { id: 'p' }, status: 200, code: 'mine' },
    });
    expect(toProblem(error, 'r-1')).toEqual({
      type: 'urn:atelier:problem:conflict',
      title: 'Conflict',
      status: 409,
      detail: 'Somebody saved this page first.',
      code: 'conflict',
      requestId: 'r-1',
      errors: [{ path: 'translation.version', message: 'is stale' }],
      current: { id: 'p' },
    });
  });

  it('says nothing of an error that was not meant', () => {
    const secret = 'relation "Page" at /srv/app/index.js:1 postgres://user:pw@host';
    for (const thrown of [new Error(secret), secret, null, undefined, { message: secret }]) {
      const problem = toProblem(thrown, 'r-2');
      expect(problem).toMatchObject({ status: 500, code: 'internal', detail: INTERNAL_DETAIL });
      expect(JSON.stringify(problem)).not.toContain('postgres');
    }
  });

  it('keeps the cause for the log and out of the answer', () => {
    const cause = new Error('ECONNREFUSED 127.0.0.1:5432');
    const error = new AppError('unavailable', 'The database does not answer.', {
      cause,
      retryAfterSeconds: 5,
    });
    expect(error.cause).toBe(cause);
    expect(error).toMatchObject({ status: 503, retryAfterSeconds: 5 });
    expect(JSON.stringify(toProblem(error, 'r-3'))).not.toContain('ECONNREFUSED');
  });
});
