import * as one from '@/app/api/tokens/[id]/route';
import * as all from '@/app/api/tokens/route';
import type { TokenScope } from '@/lib/domain/auth/token-scopes';
import { type Answer, call } from './call';
import { freshNetwork } from './people';
import { PASSWORD } from './sign-in';

/** The calls about access tokens, for whoever has these headers. */
export function tokenCalls(headers: Record<string, string>) {
  return {
    list: (more: Record<string, string> = {}): Promise<Answer> =>
      call(all, 'GET', { path: '/api/tokens', headers: { ...headers, ...more } }),
    make: (json: object = {}): Promise<Answer> =>
      call(all, 'POST', {
        path: '/api/tokens',
        headers: { ...freshNetwork(), ...headers },
        json: { name: 'Script', scopes: ['read'], days: 90, currentPassword: PASSWORD, ...json },
      }),
    end: (id: string): Promise<Answer> =>
      call(one, 'DELETE', { path: `/api/tokens/${id}`, params: { id }, headers }),
  };
}

/** The header of a new token of an account that has `PASSWORD`. */
export async function bearer(
  cookie: string,
  scopes: readonly TokenScope[],
  name = 'Script',
): Promise<{ authorization: string }> {
  const { json } = await tokenCalls({ cookie }).make({ scopes, name });
  return { authorization: `Bearer ${json.token}` };
}
