import { describe, expect, it } from 'vitest';
import { accountObject, codesLeftObject, eventObject, passkeyObject } from './audit-object';

const shown = (action: string, object: string) => eventObject({ action, object }, () => 'noon');

describe('what is shown of what an action was done to (docs/accounts.md#the-record-of-events)', () => {
  it.each([
    ['page_saved', '/about (en)', '/about (en)'],
    ['page_rewound', '/about, 2026-11-27T12:00:00.000Z', '/about, noon'],
    ['page_scheduled', '/about (en), 2026-11-27T12:00:00Z', '/about (en), noon'],
    ['signed_in', passkeyObject('Phone'), 'Phone'],
    ['signed_in', 'password and passkey', ''],
    ['signed_in', '', ''],
    ['session_ended', '0199-aa', ''],
    ['site_menu_changed', '7', ''],
    ['of_an_earlier_release', 'a thing', 'a thing'],
  ])('%s %j: %j', (action, object, text) => {
    expect(shown(action, object)).toEqual({ text });
  });

  it('parts the name of an account from its role', () => {
    const object = accountObject({ name: 'Ada (Kyiv)', role: 'editor' });
    expect(shown('account_added', object)).toEqual({ text: 'Ada (Kyiv)', role: 'editor' });
    expect(shown('page_saved', '/about (editor)')).toEqual({ text: '/about (editor)' });
  });

  it('counts the recovery codes that are left', () => {
    expect(shown('recovery_code_used', codesLeftObject(7))).toEqual({ text: '', codesLeft: 7 });
  });
});
