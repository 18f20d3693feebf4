import { describe, expect, it } from 'vitest';
import { accessRefusal } from './access';
import { CAPABILITIES, can, capabilitiesOf, ROLES, type Role } from './roles';

const WHO: readonly (Role | null)[] = [null, 'translator', 'editor', 'owner'];

describe('who may do what (docs/reference/accounts-and-roles.md#who-may-do-what)', () => {
  it.each([
    ['languages: read', 'read-languages', [false, true, true, true]],
    ['translations: read', 'read-translations', [false, true, true, true]],
    ['translations: write', 'write-translations', [false, true, false, true]],
    ['pages', 'edit-pages', [false, false, true, true]],
    ['media', 'use-media', [false, false, true, true]],
    ['languages: manage', 'manage-languages', [false, false, false, true]],
    ['accounts, messages, audit', 'administer-site', [false, false, false, true]],
  ] as const)('%s', (_name, capability, expected) => {
    expect(WHO.map((role) => can(role, capability))).toEqual(expected);
    expect(WHO.map((role) => accessRefusal(capability, role))).toEqual(
      expected.map((isAllowed, index) => (isAllowed ? null : index === 0 ? 'unauthenticated' : 'forbidden')),
    );
  });

  it('lets everyone into public calls and every role into those that need a session only', () => {
    expect(WHO.map((role) => accessRefusal('public', role))).toEqual([null, null, null, null]);
    expect(WHO.map((role) => accessRefusal('session', role))).toEqual(['unauthenticated', null, null, null]);
  });

  it('gives the owner everything, a visitor nothing', () => {
    expect([...capabilitiesOf('owner')]).toEqual([...CAPABILITIES]);
    expect(capabilitiesOf(null).size).toBe(0);
    expect(
      ROLES.every((role) => CAPABILITIES.every((one) => can(role, one) === capabilitiesOf(role).has(one))),
    ).toBe(true);
  });
});
