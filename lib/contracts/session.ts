import * as z from 'zod';
import { ROLES } from '@/lib/domain/auth/roles';
import { passkeyQuestion } from './passkeys';
import { date } from './text';

/** `GET /api/_auth/session`: empty if nobody is signed in. */
export const sessionAnswer = z.union([
  z.strictObject({
    user: z.object({
      id: z.string(),
      name: z.string(),
      role: z.enum(ROLES),
      /** BCP 47: the language that the account has chosen for the tools, if it has. */
      toolsLanguage: z.string().exactOptional(),
    }),
    expires: date,
    /** How many messages nobody has read yet; for owners, if there are any. */
    newMessages: z.int().positive().exactOptional(),
  }),
  z.strictObject({}),
]);

/** `DELETE /api/_auth/session` and `POST /api/auth/logout`. */
export const loggedOut = z.object({ loggedOut: z.literal(true) });

/** next-auth's own calls: `/api/auth/csrf`, `/api/auth/callback/credentials`. */
export const authCallParams = z.strictObject({ nextauth: z.array(z.string().max(64)).min(1).max(3) });

/** Next-auth's own answer, or the challenge of the second step. */
export const authCallAnswer = z.looseObject({
  url: z.string().nullable().exactOptional(),
  csrfToken: z.string().exactOptional(),
  secondStep: passkeyQuestion.exactOptional(),
});

const LINK_TOKEN = 512;

/** `POST /api/auth/owner-link`: the service checks the rules of passwords. */
export const ownerLinkRequest = z.strictObject({ token: z.string().max(LINK_TOKEN), password: z.string() });

/** `POST /api/auth/password`. */
export const changePasswordRequest = z.strictObject({ currentPassword: z.string(), newPassword: z.string() });
