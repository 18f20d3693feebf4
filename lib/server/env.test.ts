import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENVIRONMENT, EnvError, parseEnv } from './env';

const SECRET = 'q8Zr2LmV0xTn5KcW7yHb3JdF9sGp1AeU';
const OTHER = 'mB4nWv6tQz1RkX8cYs3LhD5gJ0pFa7Ue';

/** The sentences of a refused environment, or none. */
function problems(source: Record<string, string>): string[] {
  try {
    parseEnv(source);
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.message.split('\n');
  }
}

describe('what an empty environment means (docs/reference/accounts-and-roles.md#first-start)', () => {
  test('a local site on port 3000, an embedded database, data in .data', () => {
    expect(parseEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      siteUrl: 'http://localhost:3000',
      isLocalSite: true,
      databaseUrl: undefined,
      dataDir: resolve('.data'),
      authSecret: undefined,
      trustedProxy: undefined,
      blobToken: undefined,
      backupDir: resolve('.data/backups'),
      uploads: { bytes: 419_430_400, pixels: 500_000_000, files: 100 },
      mail: { server: null, sender: null },
      hasPrivateWebhooks: false,
      preparesPictures: true,
      ffmpeg: 'ffmpeg',
      isProduction: true,
    });
  });

  test('an empty value counts as none', () => {
    expect(parseEnv({ PORT: '', SITE_URL: '', AUTH_SECRET: '' })).toEqual(parseEnv({}));
  });

  test('SITE_URL follows the port, and loses its trailing slash', () => {
    expect(parseEnv({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
    expect(parseEnv({ SITE_URL: 'http://localhost:81/' }).siteUrl).toBe('http://localhost:81');
  });

  test('backups lie in the data folder, where they are told to, or nowhere; with Blob only where they are told to', () => {
    const blob = { BLOB_READ_WRITE_TOKEN: 'vercel_blob_rw_Store0123456789_Secret' };
    const folders = [
      { DATA_DIR: '/srv/site' },
      { BACKUP_DIR: '/mnt/nas' },
      { BACKUP_DIR: 'off' },
      blob,
      { ...blob, BACKUP_DIR: '/mnt/nas' },
    ].map((source) => parseEnv(source).backupDir);
    expect(folders).toEqual(['/srv/site/backups', '/mnt/nas', null, null, '/mnt/nas']);
  });

  test('what may be uploaded can be set', () => {
    const set = { UPLOAD_MAX_MB: '5', UPLOAD_MAX_MEGAPIXELS: '12', UPLOAD_MAX_FILES: '3' };
    expect(parseEnv(set).uploads).toEqual({ bytes: 5_242_880, pixels: 12_000_000, files: 3 });
  });

  test('the mail server and its sender can be set', () => {
    const set = { SMTP_URL: 'smtps://ada:p%40ss@smtp.example.com', MAIL_FROM: 'site@studio.example' };
    const server = { host: 'smtp.example.com', port: 465, security: 'tls', user: 'ada', password: 'p@ss' };
    expect(parseEnv(set).mail).toEqual({ server, sender: 'site@studio.example' });
  });

  test.each(['AUTH_SECRET', 'NEXTAUTH_SECRET'])('the secret may be called %s', (name) => {
    expect(parseEnv({ [name]: SECRET }).authSecret).toBe(SECRET);
  });
});

describe('which sites are local (docs/reference/accounts-and-roles.md#first-start)', () => {
  test.each([
    ['http://localhost:3000', true],
    ['http://atelier.localhost', true],
    ['http://127.0.0.1:8080', true],
    ['http://[::1]:3000', true],
    ['https://localhost.example.com', false],
    ['https://127.0.0.1.example.com', false],
    ['https://selivan.example', false],
  ])('%s: %s', (SITE_URL, isLocalSite) => {
    expect(parseEnv({ SITE_URL, AUTH_SECRET: SECRET }).isLocalSite).toBe(isLocalSite);
  });
});

describe('a wrong variable is named in a sentence (docs/reference/accounts-and-roles.md#first-start; security A-8)', () => {
  const SITE_URL = 'https://selivan.example';
  test.each<[string, Record<string, string>, string]>([
    ['letters for a port', { PORT: 'abc' }, 'PORT must be a whole number.'],
    ['port 0', { PORT: '0' }, 'PORT must be between 1 and 65535.'],
    ['port 70000', { PORT: '70000' }, 'PORT must be between 1 and 65535.'],
    ['no upload at all', { UPLOAD_MAX_MB: '0' }, 'UPLOAD_MAX_MB must be between 1 and 10000.'],
    ['another token', { BLOB_READ_WRITE_TOKEN: 'canary' }, 'BLOB_READ_WRITE_TOKEN must be the token of'],
    ['half a file', { UPLOAD_MAX_FILES: '1.5' }, 'UPLOAD_MAX_FILES must be a whole number.'],
    ['a host with a space', { HOST: 'a b' }, 'HOST must be a host name or an address.'],
    ['a site address that is none', { SITE_URL: 'selivan' }, 'SITE_URL must be an address such as'],
    ['a site address with a path', { SITE_URL: 'http://localhost/x' }, 'SITE_URL must be an address such as'],
    ['another scheme', { SITE_URL: 'ftp://localhost' }, 'SITE_URL must be an address such as'],
    [
      'plain http on a public site',
      { SITE_URL: 'http://selivan.example', AUTH_SECRET: SECRET },
      'SITE_URL must be https',
    ],
    ['no secret on a public site', { SITE_URL }, 'AUTH_SECRET must be set'],
    [
      'a short secret',
      { SITE_URL, NEXTAUTH_SECRET: 'secret' },
      'NEXTAUTH_SECRET must be at least 32 bytes long.',
    ],
    [
      'a short secret on a local site',
      { AUTH_SECRET: 'secret' },
      'AUTH_SECRET must be at least 32 bytes long.',
    ],
    [
      'an example',
      { AUTH_SECRET: 'change-me-change-me-to-32-bytes-please' },
      'AUTH_SECRET must be a random secret',
    ],
    ['one letter again and again', { AUTH_SECRET: 'a'.repeat(40) }, 'AUTH_SECRET must be a random secret'],
    [
      'a block again and again',
      { AUTH_SECRET: '0123456789abcdef'.repeat(2) },
      'AUTH_SECRET must be a random secret',
    ],
    [
      'two secrets',
      { AUTH_SECRET: SECRET, NEXTAUTH_SECRET: OTHER },
      'AUTH_SECRET and NEXTAUTH_SECRET must be the same',
    ],
    ['a mail server that is none', { SMTP_URL: 'smtp.example.com' }, 'SMTP_URL must be the address of'],
    [
      'a password in clear',
      { SMTP_URL: 'smtp://ada:canary@smtp.example.com?security=none' },
      'SMTP_URL must be the address of',
    ],
    ['a sender with a name', { MAIL_FROM: 'Ada <ada@b.example>' }, 'MAIL_FROM must be an e-mail address.'],
    [
      'another kind of database',
      { DATABASE_URL: 'mysql://localhost/x' },
      'DATABASE_URL must be the address of a PostgreSQL',
    ],
  ])('%s', (_, source, sentence) => {
    expect(problems(source)[0]).toContain(sentence);
  });

  test('every wrong variable is reported at once', () => {
    expect(problems({ PORT: 'x', HOST: '?', DATABASE_URL: 'y' })).toHaveLength(3);
  });

  test('no sentence repeats a secret (S-2)', () => {
    const canary = 'canary';
    const text = problems({ AUTH_SECRET: canary, DATABASE_URL: canary }).join();
    expect(text).not.toBe('');
    expect(text).not.toContain(canary);
  });
});

test('.env.example lists every variable of the schema, each commented out', () => {
  const example = readFileSync('.env.example', 'utf8');
  const listed = [...example.matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);
  expect(listed).toEqual(expect.arrayContaining(Object.keys(ENVIRONMENT.shape)));
  expect(example).not.toMatch(/^[A-Z_]+=/m);
});
