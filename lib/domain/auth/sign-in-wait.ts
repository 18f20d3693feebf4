import { SIGN_IN_LIMITS } from './limits';

/** An attempt to sign in that has not succeeded: times are milliseconds. */
export interface SignInAttempt {
  at: number;
  account: string;
  address: string;
}

interface Candidate {
  account: string;
  /** For a known device its own id, so that attempts of others from the same address do not count against it. */
  address: string;
  /** How this account has signed in before from here; null for a stranger. */
  knownBy: 'device' | 'address' | null;
}

/** Why a sign-in has to wait, and for how many milliseconds; 0 for not at all. */
export interface SignInWait {
  ms: number;
  by: 'address' | 'account' | 'site';
}

/**
 * How long a candidate has to wait before the next password is looked at (security A-2). An address has ten attempts in five
 * minutes. An account, and the site as a whole, answer ever more slowly, but not to an address from which the account has been
 * signed in to, and of a known device only its own failures count: strangers cannot lock its holder out.
 * @param attempts failed ones, and those being judged at this moment, of at least a day
 */
export function signInWait(
  attempts: readonly SignInAttempt[],
  candidate: Candidate,
  now: number,
): SignInWait {
  const { address, account, site } = SIGN_IN_LIMITS;
  const { knownBy } = candidate;
  const fromHere = attempts.filter((each) => each.address === candidate.address);
  const onAccount = attempts.filter((each) => each.account === candidate.account);
  const growing = (limit: GrowingLimit, counted: readonly SignInAttempt[]) =>
    growingWait(recent(counted, limit.windowMs, now), limit, now);
  const waits: SignInWait[] = [
    { ms: 0, by: 'address' },
    { ms: fixedWait(recent(fromHere, address.windowMs, now), address, now), by: 'address' },
    ...(knownBy === 'device' ? [{ ms: growing(account, fromHere), by: 'address' } as const] : []),
    ...(knownBy === null
      ? ([
          { ms: growing(account, onAccount), by: 'account' },
          { ms: growing(site, attempts), by: 'site' },
        ] as const)
      : []),
  ];
  return waits.reduce((longest, each) => (each.ms > longest.ms ? each : longest));
}

/** Whether there are so many failed attempts that the owner should be told. */
export function isUnderAttack(attempts: readonly SignInAttempt[], now: number): boolean {
  return recent(attempts, SIGN_IN_LIMITS.site.windowMs, now).length > SIGN_IN_LIMITS.site.free;
}

/** Their times, oldest first. */
function recent(attempts: readonly SignInAttempt[], windowMs: number, now: number): number[] {
  return attempts
    .map(({ at }) => at)
    .filter((at) => at > now - windowMs)
    .sort((a, b) => a - b);
}

function fixedWait(times: number[], limit: { maximum: number; windowMs: number }, now: number): number {
  const oldest = times.at(-limit.maximum);
  return oldest === undefined ? 0 : oldest + limit.windowMs - now;
}

interface GrowingLimit {
  free: number;
  windowMs: number;
  firstDelayMs: number;
  longestDelayMs: number;
  /** After so many more failures the delay has doubled. */
  perDoubling: number;
}

function growingWait(times: number[], limit: GrowingLimit, now: number): number {
  const excess = times.length - limit.free;
  const last = times.at(-1);
  if (excess < 0 || last === undefined) return 0;
  const delay = Math.min(limit.firstDelayMs * 2 ** (excess / limit.perDoubling), limit.longestDelayMs);
  return last + delay - now;
}
