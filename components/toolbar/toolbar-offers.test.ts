import { describe, expect, it } from 'vitest';
import { toolbarOffers } from './toolbar-offers';

describe('what the toolbar offers each role (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it.each([
    ['owner', '/', { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: true, hasEditMode: true }],
    [
      'owner',
      '/masters',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: true, hasEditMode: true },
    ],
    [
      'owner',
      '/master',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: true, hasEditMode: false },
    ],
    [
      'owner',
      '/search',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: true, hasEditMode: false },
    ],
    [
      'owner',
      '/master/settings',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: true, hasEditMode: false },
    ],
    [
      'editor',
      '/works',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: false, hasEditMode: true },
    ],
    [
      'editor',
      '/master/pages',
      { hasPages: true, hasMedia: true, hasLanguages: true, hasLook: false, hasEditMode: false },
    ],
    [
      'translator',
      '/works',
      { hasPages: false, hasMedia: false, hasLanguages: true, hasLook: false, hasEditMode: false },
    ],
    [
      'translator',
      '/master',
      { hasPages: false, hasMedia: false, hasLanguages: true, hasLook: false, hasEditMode: false },
    ],
  ] as const)('%s on %s', (role, path, expected) => {
    expect(toolbarOffers(role, path)).toEqual(expected);
  });
});
