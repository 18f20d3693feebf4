import 'server-only';

import type { Access } from '@/lib/domain/auth/access';
import { bearerToken, isTokenForm, type TokenScope, tokenRefusal } from '@/lib/domain/auth/token-scopes';
import { type CurrentSession, findSession } from '@/lib/server/auth/find-session';
import { findToken } from '@/lib/server/auth/find-token';
import { insufficientToken } from '@/lib/server/auth/invalid-token';

/** What a call requires, and the scope of access tokens that it takes, if it takes any. */
interface AskedCall {
  access: Access;
  token?: TokenScope | undefined;
}

/**
 * The access token that a request shows, well formed or not; null where it shows none. Then its cookies count, and only then. A
 * public call that takes no tokens may have a bearer token of another kind, such as that of the metrics.
 */
export function shownToken({ headers }: Request, { access, token }: AskedCall): string | null {
  const given = bearerToken(headers.get('authorization'));
  if (given === null) return null;
  return access !== 'public' || token !== undefined || isTokenForm(given) ? given : null;
}

/**
 * Who makes a call: whoever the shown token stands for, without a look at the cookies, and else whoever has the session.
 * @throws {AppError} `unauthenticated` for a token that is not valid; `forbidden` for one that this call does not take;
 * `rate_limited`, `unavailable`
 */
export async function findCaller(
  request: Request,
  call: AskedCall,
  shown: string | null,
): Promise<CurrentSession | null> {
  if (shown === null) return call.access === 'public' ? null : findSession(request.headers);
  const { session, scopes } = await findToken(shown, request.headers);
  const refusal = tokenRefusal(call, scopes);
  if (refusal === 'closed')
    throw insufficientToken('This call takes no access token: sign in to the site and do it there.');
  if (refusal)
    throw insufficientToken(`This access token lacks the scope “${refusal.missing}”.`, {
      needs: refusal.missing,
    });
  return session;
}
