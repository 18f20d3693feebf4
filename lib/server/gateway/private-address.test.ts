import { describe, expect, it } from 'vitest';
import { isPrivateAddress } from './private-address';

describe('an address that is a secret (decision 27)', () => {
  it.each([
    ...['/_preview/token', '/ru/_preview/token', '/zz/_preview/token', '/_preview', '/_preview/token/'],
    ...['/_PREVIEW/token', '/%5Fpreview/token', '/%5f%70REVIEW/token', '//_preview/token', '/en/_preview/x'],
    ...['/_preview/token?_rsc=1', '/_preview/token#part', '/_preview/token/_payload.json'],
    ...['/_preview/%E0%A4%A', '/%E0%A4%A/_preview/token', '/works/../_preview/token'],
    'http://localhost/_preview/token',
  ])('%s is one', (url) => expect(isPrivateAddress(url)).toBe(true));

  it.each([
    ...['/', '/about', '/preview/token', '/_previews/token', '/about?from=/_preview/token', '*'],
    ...['/media/_preview/picture.jpg', '//media/_preview/x', '/api/_preview', '/_next/static/_preview/x'],
  ])('%s is none', (url) => expect(isPrivateAddress(url)).toBe(false));
});
