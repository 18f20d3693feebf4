import { queryOptions } from '@tanstack/react-query';
import {
  retryMailAnswer,
  type SaveMailRequest,
  type SentMail,
  type SiteMailAnswer,
  sentMail,
  siteMailAnswer,
  type TestMailRequest,
} from '@/lib/contracts/site-mail';
import { call } from './http';

const PATH = '/api/site/mail';
const WHILE_WAITING_MS = 5_000;

/** How mail is sent and how it goes; asked for again and again while something waits. For the owner only. */
export const siteMailQuery = queryOptions({
  queryKey: ['site-mail'],
  queryFn: ({ signal }) => call(PATH, siteMailAnswer, { signal }),
  refetchInterval: ({ state: { data } }) => (data && data.state.waiting > 0 ? WHILE_WAITING_MS : false),
});

/** @throws {ApiError} `conflict` where they have been changed since they were read */
export const saveSiteMail = (settings: SaveMailRequest): Promise<SiteMailAnswer> =>
  call(PATH, siteMailAnswer, { method: 'PUT', body: settings });

/** Sends a mail with settings, saved or not, and tells what the mail server made of it. */
export const testSiteMail = (settings: TestMailRequest): Promise<SentMail> =>
  call(`${PATH}/test`, sentMail, { method: 'POST', body: settings });

/** Has mails that wait or were given up tried again; tells how many. */
export const retrySiteMail = async (): Promise<number> =>
  (await call(`${PATH}/retry`, retryMailAnswer, { method: 'POST' })).retried;
