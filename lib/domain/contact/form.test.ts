import { describe, expect, it } from 'vitest';
import { contactReturn } from './form';

describe('contactReturn (docs/reference/http-api.md#conventions): never leaves the site', () => {
  it.each<[Record<string, unknown>, string]>([
    [{}, '/contact#sent'],
    [{ locale: 'en' }, '/contact#sent'],
    [{ locale: 'ru' }, '/ru/contact#sent'],
    [{ locale: 'uk', path: '/about/studio' }, '/uk/about/studio#sent'],
    [{ locale: 'ru', path: '/ru/contact' }, '/ru/contact#sent'],
    [{ locale: 'ru', path: '/' }, '/ru#sent'],
    [{ path: '/о-нас' }, '/%D0%BE-%D0%BD%D0%B0%D1%81#sent'],
    [{ locale: '/evil.example' }, '/contact#sent'],
    [{ locale: ['ru'] }, '/contact#sent'],
    [{ path: '//evil.example' }, '/contact#sent'],
    [{ path: 'https://evil.example' }, '/contact#sent'],
    [{ path: '/\\evil.example' }, '/contact#sent'],
    [{ path: '/%2fevil.example' }, '/contact#sent'],
    [{ path: '/a\r\nset-cookie: a=b' }, '/contact#sent'],
    [{ path: '/contact?next=//evil.example' }, '/contact#sent'],
    [{ path: 7 }, '/contact#sent'],
  ])('%j: %s', (fields, address) => {
    expect(contactReturn(fields, 'sent')).toBe(address);
    expect(new URL(address, 'https://atelier.example').origin).toBe('https://atelier.example');
  });
});
