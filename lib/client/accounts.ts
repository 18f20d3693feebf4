import { queryOptions } from '@tanstack/react-query';
import type { Account } from '@/lib/contracts/accounts';
import { account, accountAdded, accountLink, accountList, ownAccount } from '@/lib/contracts/accounts';
import { sentMail } from '@/lib/contracts/site-mail';
import type { Role } from '@/lib/domain/auth/roles';
import { call, callForNothing } from './http';

const PATH = '/api/accounts';

/** All accounts, oldest first. For the owner only. */
export const accountsQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: async ({ signal }): Promise<Account[]> => (await call(PATH, accountList, { signal })).accounts,
});

export interface NewAccount {
  name: string;
  email: string;
  role: Role;
}

/** Adds an account; returns the link that sets its password, which is shown only once. */
export const addAccount = (body: NewAccount) => call(PATH, accountAdded, { method: 'POST', body });

/** Changes what an account may do; its sessions end. */
export const changeRole = ({ id, role }: { id: string; role: Role }) =>
  call(at(id), account, { method: 'PATCH', body: { role } });

/** Changes name and address of an account; an empty address means none. */
export const changeDetails = ({ id, ...body }: { id: string; name: string; email: string }) =>
  call(at(id), account, { method: 'PATCH', body });

export const removeAccount = (id: string) => callForNothing(at(id), { method: 'DELETE' });

/** A new link for an account, in place of those made for it before. */
export const makeAccountLink = (id: string) => call(`${at(id)}/link`, accountLink, { method: 'POST' });

/** Sends a link, as it was told once, to the address of its account; tells what the mail server made of it. */
export const sendAccountLink = ({ id, link }: { id: string; link: string }) =>
  call(`${at(id)}/link/mail`, sentMail, { method: 'POST', body: { link } });

const OWN_PATH = '/api/account';

/** The account of whoever is signed in, and the languages that its tools can speak. */
export const ownAccountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(OWN_PATH, ownAccount, { signal }),
});

/** Changes one's own account: an empty address means none, and no language that of the page. */
export const changeOwnAccount = (body: { name?: string; email?: string; toolsLanguage: string | null }) =>
  call(OWN_PATH, ownAccount, { method: 'PATCH', body });

function at(id: string): string {
  return `${PATH}/${encodeURIComponent(id)}`;
}
