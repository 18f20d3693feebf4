import { describe, expect, it } from 'vitest';
import { isHostName, isMailbox, parseSmtpUrl, showsPassword } from './server';

describe('isHostName', () => {
  it.each(['smtp.example.com', 'localhost', '127.0.0.1', '::1', 'xn--e1afmkfd.xn--p1ai', 'a-b.c'])(
    '%s is one',
    (host) => {
      expect(isHostName(host)).toBe(true);
    },
  );
  it.each([
    '',
    'mail server',
    'smtp.example.com:25',
    'https://smtp.example.com',
    'a..b',
    '-a.b',
    'a@b',
    'a\r\nb',
    'почта.рф',
    `${'a.'.repeat(130)}b`,
  ])('%j is none', (host) => {
    expect(isHostName(host)).toBe(false);
  });
});

describe('showsPassword: a password in clear goes to this machine alone', () => {
  it.each([
    ['localhost', 'none', 'ada', false],
    ['127.0.0.1', 'none', 'ada', false],
    ['::1', 'none', 'ada', false],
    ['mail.localhost', 'none', 'ada', false],
    ['10.0.0.5', 'none', 'ada', true],
    ['localhost.example.com', 'none', 'ada', true],
    ['127.0.0.1.example.com', 'none', 'ada', true],
    ['smtp.example.com', 'none', '', false],
    ['smtp.example.com', 'starttls', 'ada', false],
    ['smtp.example.com', 'tls', 'ada', false],
  ] as const)('%s by %s as %j: %s', (host, security, user, isShown) => {
    expect(showsPassword({ host, port: 25, security, user })).toBe(isShown);
  });
});

describe('isMailbox', () => {
  it.each([
    ['ada@museum.example', true],
    ['имя@museum.example', false],
    ['ada@пример.рф', false],
    ['ada@museum.example\r\nBcc: x@y.example', false],
    ['Ada <ada@museum.example>', false],
    ['', false],
  ])('%j: %s', (address, isOne) => {
    expect(isMailbox(address)).toBe(isOne);
  });
});

describe('SMTP_URL', () => {
  it.each([
    ['smtps://ada:s%40cret@smtp.example.com', ['smtp.example.com', 465, 'tls', 'ada', 's@cret']],
    [
      'smtps://ada%40b.example:p@smtp.example.com:4650',
      ['smtp.example.com', 4650, 'tls', 'ada@b.example', 'p'],
    ],
    ['smtp://ada:p@smtp.example.com', ['smtp.example.com', 587, 'starttls', 'ada', 'p']],
    ['smtp://localhost:2525?security=none', ['localhost', 2525, 'none', '', '']],
    ['smtp://ada:p@[::1]:25?security=none', ['::1', 25, 'none', 'ada', 'p']],
    ['smtp://relay.example.com?security=none', ['relay.example.com', 25, 'none', '', '']],
  ])('%s', (url, [host, port, security, user, password]) => {
    expect(parseSmtpUrl(url)).toEqual({ host, port, security, user, password });
  });
  it.each([
    'smtp.example.com',
    'https://smtp.example.com',
    'smtps://',
    'smtp://ada:p@smtp.example.com?security=none',
    'smtps://smtp.example.com?security=none',
    'smtp://smtp.example.com?ignoreTLS=true',
    'smtps://ada@smtp.example.com',
    'smtps://smtp.example.com/path',
    'smtps://smtp.example.com:0',
    'smtps://a:%E0%A4%A@smtp.example.com',
  ])('%s is none', (url) => {
    expect(parseSmtpUrl(url)).toBeNull();
  });
});
