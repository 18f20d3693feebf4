import { type APIRequestContext, type Browser, type BrowserContext, expect } from '@playwright/test';
import { anyAddress, signInByCall } from './owner';

export const FIRST_PASSWORD = 'a heron on the third pier';

/** Something that no other journey has called so. */
export const anyName = () => Math.floor(Math.random() * 1e9).toString(36);

/** A network of its own: the limits count by it. */
export const network = () => ({ 'x-forwarded-for': anyAddress() });

/** The option of `test.use` by which each journey of a file comes from a network of its own. */
export const fromOwnNetwork = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright knows a fixture by this form
  extraHTTPHeaders: async ({}, use: (headers: Record<string, string>) => Promise<void>) => {
    await use(network());
  },
};

export interface Added {
  account: { id: string; name: string };
  link: string;
}

async function addAccount(owner: APIRequestContext, role: string): Promise<Added> {
  const answer = await owner.post('/api/accounts', { data: { name: `Ada ${anyName()}`, role } });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

/** Acts as the owner, whoever the journey is signed in as. */
export async function asOwner<Answer>(
  browser: Browser,
  work: (owner: APIRequestContext) => Promise<Answer>,
): Promise<Answer> {
  const owners = await browser.newContext();
  await signInByCall(owners);
  const answer = await work(owners.request);
  await owners.close();
  return answer;
}

/** Signs a browser in to a new account of its own, so that its sessions are independent of other journeys. */
export async function isNewAccount(browser: Browser, context: BrowserContext, role: string): Promise<Added> {
  const added = await asOwner(browser, (owner) => addAccount(owner, role));
  const token = new URL(added.link).searchParams.get('owner');
  const answer = await context.request.post('/api/auth/owner-link', {
    data: { token, password: FIRST_PASSWORD },
    headers: network(),
  });
  expect(answer.status()).toBe(200);
  return added;
}
