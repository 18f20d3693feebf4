import { describe, expect, it } from 'vitest';
import { changeIsKnown, keyOfChange } from './change-keys';

describe('keyOfChange (decision 38)', () => {
  it('names each change by itself', () => {
    expect(keyOfChange('POST /a {}')).toMatch(/^[\da-f]{32}$/);
    expect(keyOfChange('POST /a {}')).not.toBe(keyOfChange('POST /b {}'));
  });

  it('names the same change the same until its end is known', () => {
    const first = keyOfChange('PATCH /c {}');
    expect(keyOfChange('PATCH /c {}')).toBe(first);
    changeIsKnown('PATCH /c {}');
    expect(keyOfChange('PATCH /c {}')).not.toBe(first);
  });

  it('forgets the oldest of many', () => {
    const first = keyOfChange('first');
    for (let at = 0; at < 30; at += 1) keyOfChange(`more ${at}`);
    expect(keyOfChange('first')).not.toBe(first);
  });
});
