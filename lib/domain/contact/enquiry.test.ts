import { describe, expect, it } from 'vitest';
import { enquiredPath, enquiryAddress } from './enquiry';

describe('a question about a page (docs/reference/screens.md#contact-form)', () => {
  it.each(['/works/tide', '/работы/прилив', '/a-b/c'])('about %s is read from its address', (path) => {
    for (const locale of ['en', 'ru']) {
      const address = new URL(enquiryAddress('/contact', path, locale), 'https://studio.example');
      expect(address.pathname).toBe(locale === 'en' ? '/contact' : '/ru/contact');
      expect(address.hash).toBe('#write');
      expect(enquiredPath(address.href)).toBe(path);
    }
  });

  it.each([
    ['https://studio.example/contact', null],
    ['https://studio.example/contact?about=', null],
    ['https://studio.example/contact?about=https://evil.example/x', null],
    ['https://studio.example/contact?about=javascript:alert(1)', null],
    ['https://studio.example/contact?about=//evil.example', null],
    ['https://studio.example/contact?about=/Works/Tide/', '/works/tide'],
    ['https://studio.example/contact?about=/ru/works/tide', '/works/tide'],
    ['not an address', null],
    ['', null],
  ])('in %s is about %s', (address, path) => {
    expect(enquiredPath(address)).toBe(path);
  });
});
