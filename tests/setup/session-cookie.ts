import { encode } from 'next-auth/jwt';

/** The secret of the sites of tests. */
export const TEST_SECRET = 'Zk3vQ9s7xT1mB5nY8cW2rJ6pL4hD0gFa';

/** The cookie header that proves a session to a site of tests. */
export async function sealedCookie(sessionId: string, secret = TEST_SECRET): Promise<string> {
  return `atelier-session=${await encode({ token: { sid: sessionId }, secret })}`;
}
