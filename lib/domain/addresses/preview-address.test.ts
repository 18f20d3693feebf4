import { describe, expect, it } from 'vitest';
import { normalisePath } from './paths';
import { previewPath, previewToken } from './preview-address';

const TOKEN = 'aZ0-_bY1cX2dW3eV4fU5gT6hS7iR8jQ9kP0lO1mN2nM';

describe('the address of a private link', () => {
  it('holds its token, and is the path of no page', () => {
    expect(previewToken(previewPath(TOKEN))).toBe(TOKEN);
    expect(normalisePath(previewPath(TOKEN)).ok).toBe(false);
  });

  it.each([
    '/',
    '/_preview',
    '/_preview/',
    `/_preview/${TOKEN}/`,
    `/_preview/${TOKEN}/more`,
    `/_preview/${TOKEN.slice(1)}`,
    `/_preview/${TOKEN}x`,
    `/_preview/${TOKEN.replace('a', '%')}`,
    `/preview/${TOKEN}`,
    `/about/_preview/${TOKEN}`,
  ])('is not %s', (path) => {
    expect(previewToken(path)).toBeNull();
  });
});
