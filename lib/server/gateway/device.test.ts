import { describe, expect, it } from 'vitest';
import { AUTH } from '@/lib/domain/auth/limits';
import { markOfPassword, readDevice, sealDevice } from './device';

const SITE = { siteUrl: 'http://localhost:3000', secret: 'a secret of thirty-two bytes, at least' };
const ADA = { id: 'device-1', userId: '0190f2a0-0000-7000-8000-000000000001', passwordMark: 'mark' };
const NOW = Date.UTC(2026, 10, 23);
const sealed = sealDevice(ADA, SITE, NOW);
const header = (value: string) => `other=1; atelier-device=${value}; more=2`;
const read = (cookies: string | null, site = SITE, now = NOW) => readDevice(cookies, site, now);

describe('the cookie of a known device (decision 36)', () => {
  it('says what was sealed, for its time', () => {
    expect(read(header(sealed))).toEqual(ADA);
    expect(read(`atelier-device=${sealed}`, SITE, NOW + AUTH.deviceMs)).toEqual(ADA);
    expect(read(header(sealed), SITE, NOW + AUTH.deviceMs + 1000)).toBeNull();
  });

  it.each([
    ['none', null],
    ['an empty header', ''],
    ['another cookie', `device=${sealed}; Xatelier-device=${sealed}`],
    ['an empty value', header('')],
    ['a dot', header('.')],
    ['no signature', header(sealed.slice(0, sealed.lastIndexOf('.')))],
    ['an empty signature', header(`${sealed.slice(0, sealed.lastIndexOf('.'))}.`)],
    ['half a signature', header(sealed.slice(0, -5))],
    ['another account', header(sealed.replace('0001.', '0002.'))],
    ['another time', header(sealed.replace('.mark.', '.mark.zz'))],
    ['the signature of another site', header(sealDevice(ADA, { ...SITE, secret: 'another' }, NOW))],
    ['the password’s mark as a signature', header(`x.${markOfPassword('x', SITE)}`)],
  ])('knows nobody by %s', (_what, cookies) => {
    expect(read(cookies)).toBeNull();
  });

  it('is read by another name where the site has https', () => {
    expect(read(header(sealed), { ...SITE, siteUrl: 'https://ada.example' })).toBeNull();
  });

  it('marks each password by itself, and by the site’s secret', () => {
    const marks = [
      markOfPassword('hash', SITE),
      markOfPassword('hash 2', SITE),
      markOfPassword('hash', { ...SITE, secret: 'another' }),
    ];
    expect(new Set(marks).size).toBe(3);
    expect(markOfPassword('hash', SITE)).toBe(marks[0]);
    expect(marks.join()).not.toContain('hash');
  });
});
