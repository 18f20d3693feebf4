import { describe, expect, it } from 'vitest';
import { clientAddress } from './client-address';

describe('clientAddress (security A-2)', () => {
  it.each([
    [undefined, ''],
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['203.0.113.9, 198.51.100.7', '198.51.100.7'],
    ['198.51.100.7, unknown', ''],
    ['<script>', ''],
    ['', ''],
  ])('%s is %s', (header, address) => {
    expect(clientAddress(new Headers(header === undefined ? {} : { 'x-forwarded-for': header }))).toBe(
      address,
    );
  });
});
