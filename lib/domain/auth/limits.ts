const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long sign-ins and links live, and what a password has to be (security ). */
export const AUTH = {
  /** A session ends after this long without use. */
  idleMs: 14 * DAY_MS,
  /** A session ends after this long in any case. */
  absoluteMs: 30 * DAY_MS,
  /** A use is written down again after this long only, so that reading does not write each time. */
  touchAfterMs: HOUR_MS,
  linkMs: DAY_MS,
  /** A device that has signed in is known for so long; browsers keep no cookie for longer. */
  deviceMs: 400 * DAY_MS,
  /** Code points. */
  passwordMin: 12,
  passwordMax: 256,
  nameCharacters: 128,
  emailCharacters: 254,
  userAgentCharacters: 400,
  /** A sign-in is small; anything longer is refused unread. */
  signInBodyBytes: 8 * 1024,
  auditDays: 90,
} as const;

/** Passkeys (decision 40). */
export const PASSKEYS = {
  perAccount: 20,
  nameCharacters: 64,
  /** A challenge can be answered for so long. */
  challengeMs: 5 * MINUTE_MS,
  recoveryCodes: 10,
} as const;

/** Access tokens (decision 71). */
export const TOKENS = {
  perAccount: 20,
  nameCharacters: 64,
  /** For how many days one can be made. */
  days: [30, 90, 180, 365],
  /** A use is written down again after this long only. */
  touchAfterMs: 5 * MINUTE_MS,
  /** How many wrong ones an address may show before it is told to wait. */
  wrong: { maximum: 30, windowMs: 5 * MINUTE_MS },
  /** One that has expired stays in the list for so long. */
  shownDays: 90,
} as const;

/** How often a wrong password may be tried (security A-2); `slowed…` are delays that grow with each failure. */
export const SIGN_IN_LIMITS = {
  address: { maximum: 10, windowMs: 5 * MINUTE_MS },
  account: { free: 5, windowMs: DAY_MS, firstDelayMs: 1000, longestDelayMs: 15 * MINUTE_MS, perDoubling: 1 },
  site: { free: 100, windowMs: HOUR_MS, firstDelayMs: 1000, longestDelayMs: MINUTE_MS, perDoubling: 10 },
} as const;
