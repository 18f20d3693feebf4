import { request as send } from 'node:http';
import { encode } from 'next-auth/jwt';
import { hashPassword } from '@/lib/server/auth/passwords';
import type { PrismaClient } from '@/lib/server/db';
import { sealedCookie, TEST_SECRET } from '@/tests/setup/session-cookie';
import { ROLES, type Role, type Row, type STRANGERS } from './access-rights';
import { type Answer, httpRequest } from './http';

const DAY_MS = 24 * 60 * 60 * 1000;
const NO_SESSION = '00000000-0000-7000-8000-00000000000a';

type Headers = Record<string, string>;

export const JSON_TYPE = { 'content-type': 'application/json' };

/** Headers that a browser sends for a page of another site, and ones that such a page may try to add (security C-1). */
export const FOREIGN: readonly Headers[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'http://localhost' },
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'SAME-ORIGIN' },
  { 'sec-fetch-site': '' },
  { origin: 'https://evil.example', host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  { origin: 'http://evil.example', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'http' },
];

/** An account of each role at a running server, and those who only pretend. */
export class Callers {
  private calls = 0;

  private constructor(
    private readonly origin: string,
    private readonly db: PrismaClient,
    private readonly users: ReadonlyMap<Role, string>,
  ) {}

  static async of(origin: string, db: PrismaClient): Promise<Callers> {
    const users = new Map<Role, string>();
    const passwordHash = await hashPassword('tall ships in fog');
    for (const role of ROLES) {
      const { id } = await db.user.create({ data: { name: `The ${role}`, role, passwordHash } });
      users.set(role, id);
    }
    return new Callers(origin, db, users);
  }

  /** Proves a session of its own for each call: some calls end the one that they are made with. */
  async signedIn(role: Role): Promise<{ cookie: string }> {
    return { cookie: await sealedCookie(await this.newSession(role)) };
  }

  private async newSession(role: Role, times: { createdAt?: Date; revokedAt?: Date } = {}): Promise<string> {
    const userId = this.users.get(role) ?? '';
    return (await this.db.session.create({ data: { userId, ...times } })).id;
  }

  /** Cookies that prove nothing; every one names an owner's session as well as its kind of stranger can. */
  async cookiesOf(stranger: (typeof STRANGERS)[number]): Promise<string[]> {
    const now = Date.now();
    const sealed = async (times: { createdAt?: Date; revokedAt?: Date }) =>
      sealedCookie(await this.newSession('owner', times));
    if (stranger === 'anonymous') return [''];
    if (stranger === 'revoked') return [await sealed({ revokedAt: new Date(now) })];
    if (stranger === 'expired') return [await sealed({ createdAt: new Date(now - 30 * DAY_MS) })];
    const sid = await this.newSession('owner');
    const right = await sealedCookie(sid);
    const unsigned = [{ alg: 'none' }, { sid }]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    return [
      'atelier-session=',
      `atelier-session=${sid}`,
      `atelier-session=${unsigned}.`,
      `${right.slice(0, -3)}abc`,
      await sealedCookie(sid, 'another secret of 32 bytes at all'),
      await sealedCookie(NO_SESSION),
      await sealedCookie(`${sid}' or '1'='1`),
      `atelier-session=${await encode({ token: { id: sid, sub: sid }, secret: TEST_SECRET })}`,
      `atelier-session=${await encode({ token: { sid: { not: '' } }, secret: TEST_SECRET })}`,
      right.replace('atelier-session', 'next-auth.session-token'),
      right.replace('atelier-session', '__Host-atelier-session'),
      right.replace('atelier-session', 'Atelier-Session'),
      'dev_mode=true; isAuthenticated=true; role=owner',
    ];
  }

  /** One call, each from an address of its own, so that rate limits by address play no part. */
  callRow(row: Pick<Row, 'method' | 'target'>, headers: Headers, body?: string): Promise<Answer> {
    this.calls += 1;
    const from = `198.51.${Math.floor(this.calls / 250) % 250}.${(this.calls % 250) + 1}`;
    return httpRequest(this.origin, row.target, {
      method: row.method,
      headers: { 'x-forwarded-for': from, ...headers },
      ...(body !== undefined && { body }),
    });
  }

  /** The call as the table has it. */
  callWell(row: Row, headers: Headers): Promise<Answer> {
    if (row.body === undefined) return this.callRow(row, headers);
    return this.callRow(row, { ...JSON_TYPE, ...headers }, JSON.stringify(row.body));
  }

  /** Announces a gigabyte and sends a little of it: the answer has to come first. */
  sendSlowly(row: Row): Promise<{ status: number; sent: number }> {
    const { port } = new URL(this.origin);
    return new Promise((resolve, reject) => {
      const request = send(
        {
          port,
          hostname: '127.0.0.1',
          path: row.target,
          method: row.method,
          timeout: 10_000,
          headers: { ...JSON_TYPE, host: `localhost:${port}`, 'content-length': String(2 ** 30) },
        },
        (response) => {
          resolve({ status: response.statusCode ?? 0, sent: request.socket?.bytesWritten ?? 0 });
          request.destroy();
        },
      );
      request.on('error', reject);
      request.on('timeout', () => request.destroy(new Error('No answer while the body was on its way.')));
      request.write(`{"filler":"${'x'.repeat(1000)}`);
    });
  }
}
