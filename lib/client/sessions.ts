import { queryOptions } from '@tanstack/react-query';
import { sessionAnswer } from '@/lib/contracts/session';
import type { OwnSession } from '@/lib/contracts/sessions';
import { sessionList, sessionsEnded } from '@/lib/contracts/sessions';
import { call, callForNothing } from './http';

const PATH = '/api/sessions';

/** The user's sessions, most recently used first. */
export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async ({ signal }): Promise<OwnSession[]> => (await call(PATH, sessionList, { signal })).sessions,
});

export const endSession = (id: string) =>
  callForNothing(`${PATH}/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Ends all but the present one; gives how many there were. */
export const endOtherSessions = async () => (await call(PATH, sessionsEnded, { method: 'DELETE' })).ended;

/** Changes the user's password; returns the session with its new id. */
export const changePassword = (body: { currentPassword: string; newPassword: string }) =>
  call('/api/auth/password', sessionAnswer, { method: 'POST', body });

/** Sets the password that a link is for, once; gives the session that begins with it. */
export const setPasswordByLink = (body: { token: string; password: string }) =>
  call('/api/auth/owner-link', sessionAnswer, { method: 'POST', body });
