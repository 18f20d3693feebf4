import type { Access } from './access';

/** What an access token can be good for. */
export const TOKEN_SCOPES = ['read', 'write-drafts'] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/**
 * What a call may require that takes access tokens. Whoever signs in, administers the site, or changes languages and texts
 * of the interface has to be there in person: calls that require any other right are closed to tokens.
 */
export const TOKEN_ACCESS = [
  'public',
  'read-languages',
  'read-translations',
  'edit-pages',
  'use-media',
] as const satisfies readonly Access[];

export type TokenAccess = (typeof TOKEN_ACCESS)[number];

/** A call, as far as a token is concerned: what it requires, and which scope it says that it takes. */
interface AskedCall {
  access: Access;
  token?: TokenScope | undefined;
}

/**
 * Why a call is refused to a token with these scopes, whatever the account may do: it takes none, or the scope is missing.
 * One that says nothing about tokens takes none.
 */
export function tokenRefusal(
  { access, token }: AskedCall,
  scopes: readonly string[],
): 'closed' | { missing: TokenScope } | null {
  const isOpen = TOKEN_ACCESS.some((each) => each === access);
  if (!isOpen || token === undefined) return 'closed';
  return scopes.includes(token) ? null : { missing: token };
}

/** What every token begins with, so that people and programs that look for secrets recognise one. */
const PREFIX = 'atelier_';
/** The prefix, and 32 random bytes in base64url. */
const FORM = /^atelier_[\w-]{43}$/;
const SHOWN_CHARACTERS = PREFIX.length + 6;

/** A token of random bytes that are given in base64url. */
export const tokenOf = (random: string): string => `${PREFIX}${random}`;

/** Whether a text can be a token of a site like this one. */
export const isTokenForm = (text: string): boolean => FORM.test(text);

/** The part of a token that is kept to recognise it by. */
export const beginningOf = (token: string): string => token.slice(0, SHOWN_CHARACTERS);

/** What an `Authorization` header gives as a bearer token; null where it gives none, or of another kind. */
export function bearerToken(authorization: string | null): string | null {
  const [scheme = '', ...rest] = (authorization ?? '').trim().split(' ');
  return scheme.toLowerCase() === 'bearer' ? rest.join(' ').trim() : null;
}
