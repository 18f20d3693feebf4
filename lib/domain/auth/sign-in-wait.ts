import { SIGN_IN_LIMITS } from './limits';

/** An attempt to sign in that has not succeeded: times are milliseconds. */
export interface SignInAttempt {
  at: number;
  account: string;
  address: string;
}

interface Candidate {
  account: string;
  address: string;
  /** Whether somebody has signed in to this account from this address before. */
  isKnownAddress: boolean;
}

/**
 * How long a candidate has to wait before the next password is looked at, in milliseconds; 0 for now (security A-2).
 * An address has ten attempts in five minutes. An account, and the site as a whole, answer ever more slowly, but never
 * to an address from which the account has been signed in to: strangers cannot lock its holder out.
 * @param attempts failed ones, and those being judged at this moment, of at least a day
 */
export function signInWait(attempts: readonly SignInAttempt[], candidate: Candidate, now: number): number {
  const { address, account, site } = SIGN_IN_LIMITS;
  const fromHere = attempts.filter((each) => each.address === candidate.address);
  const waits = [fixedWait(recent(fromHere, address.windowMs, now), address, now)];
  if (!candidate.isKnownAddress) {
    const onAccount = attempts.filter((each) => each.account === candidate.account);
    waits.push(growingWait(recent(onAccount, account.windowMs, now), account, now));
    waits.push(growingWait(recent(attempts, site.windowMs, now), site, now));
  }
  return Math.max(0, ...waits);
}

/** Whether so many attempts fail that somebody should be told. */
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
