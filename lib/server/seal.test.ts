import { describe, expect, it } from 'vitest';
import { seal, unseal } from './seal';

const SECRET = 'one quiet secret of thirty-two bytes';
const PASSWORD = 'пароль · p@ss';

describe('a sealed password (security S-2)', () => {
  it('is read by the secret that sealed it, and never looks the same twice', () => {
    const [one, two] = [seal(PASSWORD, SECRET), seal(PASSWORD, SECRET)];
    expect([unseal(one, SECRET), unseal(two, SECRET)]).toEqual([PASSWORD, PASSWORD]);
    expect(one).not.toBe(two);
    expect(Buffer.from(one, 'base64url').includes('p@ss')).toBe(false);
  });

  it('is not read by another secret, nor once it has been changed or cut', () => {
    const sealed = seal(PASSWORD, SECRET);
    expect(unseal(sealed, `${SECRET}!`)).toBeNull();
    const bytes = Buffer.from(sealed, 'base64url');
    for (let place = 0; place < bytes.length; place += 1) {
      const changed = Buffer.from(bytes);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(unseal(changed.toString('base64url'), SECRET)).toBeNull();
    }
    expect([unseal('', SECRET), unseal(sealed.slice(0, 20), SECRET)]).toEqual([null, null]);
  });
});
