import * as z from 'zod';
import { TOKENS } from '@/lib/domain/auth/limits';
import { TOKEN_SCOPES } from '@/lib/domain/auth/token-scopes';
import { date, id, requiredText } from './text';

const scope = z.enum(TOKEN_SCOPES);

/** The name that the holder gives a token. */
const name = z
  .string()
  .transform((given) => given.normalize('NFC'))
  .pipe(requiredText(TOKENS.nameCharacters));

const accessToken = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Its first characters. */
  beginning: z.string(),
  scopes: z.array(scope),
  createdAt: date,
  expiresAt: date,
  lastUsedAt: date.nullable(),
});
export type AccessToken = z.output<typeof accessToken>;

/** `GET /api/tokens`: the caller's own, the newest first, expired ones among them. */
export const accessTokens = z.strictObject({ tokens: z.array(accessToken) });

/** `POST /api/tokens`: requires the password, as changing it does. */
export const tokenCreation = z.strictObject({
  name,
  scopes: z.array(scope).min(1).max(TOKEN_SCOPES.length),
  /** After so many days it ends by itself. */
  days: z.literal(TOKENS.days),
  currentPassword: z.string(),
});
export type TokenCreation = z.output<typeof tokenCreation>;

/** The answer: the token itself is shown only once. */
export const madeToken = z.strictObject({ token: z.string(), made: accessToken });
export type MadeToken = z.output<typeof madeToken>;

/** `DELETE /api/tokens/{id}`. */
export const tokenParams = z.strictObject({ id });
