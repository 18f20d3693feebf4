import { describe, expect, it } from 'vitest';
import { isPossiblePassword, normalisePassword, passwordProblem } from './password-rules';

describe('passwordProblem (security A-9)', () => {
  it.each([
    ['elevenchars', 'tooShort'],
    ['short', 'tooShort'],
    ['', 'tooShort'],
    ['🎨'.repeat(11), 'tooShort'],
    ['q'.repeat(257), 'tooLong'],
    ...[
      ...[
        'password1234',
        'Password1234!',
        'P@ssw0rd2026',
        'passwordpassword',
        'letmeinplease',
        'iloveyou2026!',
      ],
      ...[
        '123456789012',
        '1234567890123',
        'aaaaaaaaaaaa',
        'abababababab',
        'abcabcabcabc',
        'qwertyuiop123',
        'qwertyuiopas',
      ],
      ...[
        '1q2w3e4r5t6y',
        'abcdefghijkl',
        'adminadmin12',
        'Welcome2026!!',
        'changeme1234',
        '000000000000',
        '202620262026',
      ],
      ...['парольпароль', 'Пароль123456', 'йцукенгшщзхъ', 'trustno1trustno1'],
    ].map((password) => [password, 'tooCommon'] as const),
    ['Daria Selivan', 'siteName'],
    ['dariaselivan1', 'siteName'],
    ['correct horse battery staple', null],
    ['синий кит на крыше', null],
    ['tall-ships-in-fog', null],
    ['моє літо в Каневі', null],
    ['x7$Kp!m2Qz&v', null],
    ['🎨🌊🔥🌍🎭🎪🎬🎤🎧🎼🎹🥁', null],
    ['a long phrase that goes on and on '.repeat(7).slice(0, 200), null],
  ] as const)('%j: %s', (password, expected) => {
    expect(passwordProblem(password, ['Daria Selivan', ''])).toBe(expected);
  });

  it('takes all letters of a long phrase into account, and one spelling of each', () => {
    expect(normalisePassword('й')).toBe(normalisePassword('и\u0306'));
    expect(normalisePassword(' пробел ')).toBe(' пробел ');
  });

  it('gives no hash to what cannot be a password', () => {
    expect(['', 'x'.repeat(257), 'x', 'x'.repeat(256)].map(isPossiblePassword)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
