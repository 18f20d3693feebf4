import { queryOptions } from '@tanstack/react-query';
import { accessTokens, type MadeToken, madeToken, type TokenCreation } from '@/lib/contracts/tokens';
import { call, callForNothing } from './http';

const PATH = '/api/tokens';

/** The user's own access tokens, the newest first. */
export const tokensQuery = queryOptions({
  queryKey: ['tokens'],
  queryFn: async ({ signal }) => (await call(PATH, accessTokens, { signal })).tokens,
});

/** Makes an access token, which is given this once. */
export const makeToken = (body: TokenCreation): Promise<MadeToken> =>
  call(PATH, madeToken, { method: 'POST', body });

export const endToken = (id: string): Promise<void> =>
  callForNothing(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });
