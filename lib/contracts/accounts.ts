import * as z from 'zod';
import { AUTH } from '@/lib/domain/auth/limits';
import { ROLES } from '@/lib/domain/auth/roles';
import { cleanLine, isEmailAddress } from '@/lib/domain/contact/clean-text';
import { date, id, requiredText, text } from './text';

/** A tag of BCP 47 is never longer. */
const TAG_CHARACTERS = 35;
/** Of the address of a one-time link. */
const LINK_CHARACTERS = 2048;

const oneLine = (given: string): string => cleanLine(given.normalize('NFC'));

const name = z
  .string()
  .transform(oneLine)
  .pipe(requiredText(AUTH.nameCharacters))
  // Both are typed into one field when signing in.
  .refine((given) => !given.includes('@'), { error: 'A name cannot hold an @' });

/** Null and an empty field mean none. */
const email = z
  .string()
  .transform(oneLine)
  .refine((given) => given === '' || isEmailAddress(given), { error: 'This is not an e-mail address' })
  .transform((given) => (given === '' ? null : given))
  .nullable();

const role = z.enum(ROLES);

/** `POST /api/accounts`. */
export const addAccountRequest = z.strictObject({ name, email: email.default(null), role });

/** `PATCH /api/accounts/{id}`. */
export const changeAccountRequest = z
  .strictObject({ name: name.exactOptional(), email: email.exactOptional(), role: role.exactOptional() })
  .refine((given) => Object.keys(given).length > 0, { error: 'Nothing to change' });

export type AddAccount = z.output<typeof addAccountRequest>;
export type ChangeAccount = z.output<typeof changeAccountRequest>;

/** `PATCH` and `DELETE /api/accounts/{id}`, `POST /api/accounts/{id}/link`. */
export const accountParams = z.strictObject({ id });

/** An account as the owner sees it. */
export const account = z.strictObject({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  role,
  /** False until its holder has used the link. */
  hasPassword: z.boolean(),
  createdAt: date,
  lastUsedAt: date.nullable(),
});

export type Account = z.output<typeof account>;

/** `GET /api/accounts`: the oldest first. */
export const accountList = z.strictObject({ accounts: z.array(account) });

/** The caller's own account. */
export const ownAccount = z.strictObject({
  name: z.string(),
  email: z.string().nullable(),
  role,
  /** BCP 47: which language the tools speak; null: that of the page. */
  toolsLanguage: z.string().nullable(),
  /** What can be chosen for them, each under its own name. */
  toolsLanguages: z.array(z.strictObject({ tag: z.string(), name: z.string() })),
});

export type OwnAccount = z.output<typeof ownAccount>;

/** `PATCH /api/account`. */
export const changeOwnAccountRequest = z
  .strictObject({
    name: name.exactOptional(),
    email: email.exactOptional(),
    toolsLanguage: text(TAG_CHARACTERS).nullable().exactOptional(),
  })
  .refine((given) => Object.keys(given).length > 0, { error: 'Nothing to change' });

export type ChangeOwnAccount = z.output<typeof changeOwnAccountRequest>;

const newLink = { link: z.url(), expires: date };

/** `POST /api/accounts/{id}/link`: told once, and stored nowhere. */
export const accountLink = z.strictObject(newLink);

/** `POST /api/accounts/{id}/link/mail`: the link, as it was told once. */
export const sendLinkRequest = z.strictObject({ link: z.url().max(LINK_CHARACTERS) });

/** The answer of `POST /api/accounts`. */
export const accountAdded = z.strictObject({ account, ...newLink });
