import { describe, expect, it } from 'vitest';
import { addressKey } from './address-key';

describe('addressKey (privacy policy, decision 14)', () => {
  it('is the same for one sender, and holds nothing of the address', () => {
    expect(addressKey('198.51.100.7')).toBe(addressKey('198.51.100.7'));
    expect(addressKey('2001:db8:1:2::1')).toBe(addressKey('2001:DB8:1:2:ffff::9'));
    expect(addressKey('198.51.100.7')).toMatch(/^[\w-]{22}$/);
  });

  it('differs between senders', () => {
    const senders = ['', '198.51.100.7', '198.51.100.8', '2001:db8:1:2::1', '2001:db8:1:3::1'];
    expect(new Set(senders.map(addressKey)).size).toBe(senders.length);
  });
});
