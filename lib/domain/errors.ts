/** Every error code and its status. The codes are stable: clients branch on them. */
export const ERROR_STATUS = {
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
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** The short, constant name of each kind of problem; `detail` is the sentence about this one. */
const ERROR_TITLE: Record<ErrorCode, string> = {
  malformed_json: 'Malformed JSON',
  unauthenticated: 'Not signed in',
  forbidden: 'Not allowed',
  cross_origin: 'Cross-origin request',
  not_found: 'Not found',
  method_not_allowed: 'Method not allowed',
  request_timeout: 'Request timeout',
  conflict: 'Conflict',
  repeated: 'Repeated',
  path_taken: 'Path taken',
  default_language: 'Default language',
  in_use: 'In use',
  last_owner: 'Last owner',
  payload_too_large: 'Payload too large',
  unsupported_media_type: 'Unsupported media type',
  validation_failed: 'Validation failed',
  rate_limited: 'Too many requests',
  internal: 'Internal error',
  unavailable: 'Unavailable',
};

/** The message of every unexpected error: its own text never leaves the server. */
export const INTERNAL_DETAIL = 'Something went wrong on our side. Please try again.';

export interface FieldError {
  /** Dotted, as the field stands in the request: `translation.content.sections.0.name`. */
  path: string;
  message: string;
  /** The limit of characters, where more were sent: the interface reports it in its own language. */
  maximumCharacters?: number;
}

/** The most errors reported in one answer, and searched for (security V-2). */
export const MAX_REPORTED_ERRORS = 20;
/** A name that was sent may be as long as the body. */
const PATH_CHARACTERS = 300;
const MESSAGE_CHARACTERS = 600;

export interface AppErrorOptions {
  errors?: FieldError[];
  /** Public members beside the standard ones, such as `current` of a conflict or `pages` of a file in use. */
  extra?: Record<string, unknown>;
  /** Sent as `Retry-After`. */
  retryAfterSeconds?: number;
  /** Sent as `WWW-Authenticate`. */
  challenge?: string;
  cause?: unknown;
}

/** An expected error: its code is in the table, and its message is safe to show to anyone. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly errors: FieldError[] | undefined;
  readonly extra: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly challenge: string | undefined;

  constructor(code: ErrorCode, publicMessage: string, options: AppErrorOptions = {}) {
    super(publicMessage, options.cause === undefined ? undefined : { cause: options.cause });
    this.code = code;
    this.errors = options.errors;
    this.extra = options.extra;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.challenge = options.challenge;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}

/** The part of the site that an error is about, as `/api/health` names it. */
export const DISK = 'disk';

/** The error of a full disk: files, pages and the database need space there. */
export function diskFull(cause?: unknown): AppError {
  return new AppError('unavailable', "The server's disk is full: nothing more can be stored on it.", {
    extra: { failing: [DISK] },
    cause,
  });
}

/** The body of an error answer, RFC 9457. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  requestId: string;
  errors?: FieldError[];
  [extra: string]: unknown;
}

/** Whether an error answer is about a full disk. */
export function isOfDisk({ failing }: Problem): boolean {
  return Array.isArray(failing) && failing.includes(DISK);
}

/** Turns anything thrown into a body that is safe to send: an error that was not meant says nothing of itself. */
export function toProblem(error: unknown, requestId: string): Problem {
  const meant = error instanceof AppError ? error : new AppError('internal', INTERNAL_DETAIL);
  return {
    ...meant.extra,
    type: `urn:atelier:problem:${meant.code}`,
    title: ERROR_TITLE[meant.code],
    status: meant.status,
    detail: meant.message,
    code: meant.code,
    requestId,
    ...(meant.errors ? { errors: meant.errors.slice(0, MAX_REPORTED_ERRORS).map(shortened) } : {}),
  };
}

function shortened({ path, message, ...more }: FieldError): FieldError {
  return { path: path.slice(0, PATH_CHARACTERS), message: message.slice(0, MESSAGE_CHARACTERS), ...more };
}
