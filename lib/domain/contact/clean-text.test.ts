import { describe, expect, it } from 'vitest';
import { cleanLine, cleanLines, isEmailAddress } from './clean-text';

describe('cleanLine (decision 14)', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Ada\r\nBcc: everyone@example.com', 'Ada Bcc: everyone@example.com'],
    ['Ada\u2028Lovelace\t!', 'Ada Lovelace !'],
    ['Ada\u0000\u001b[2J', 'Ada[2J'],
    ['\u202Eada\u202C', 'ada'],
    ['  \n ', ''],
    ['Дарья Селиван', 'Дарья Селиван'],
    ['عائشة', 'عائشة'],
  ])('%j is %j', (text, line) => {
    expect(cleanLine(text)).toBe(line);
  });
});

describe('cleanLines', () => {
  it.each([
    ['a\r\nb\rc\u2028d\u000be', 'a\nb\nc\nd\ne'],
    ['\n\n  Hello\n\nYou  ', 'Hello\n\nYou'],
    ['tab\tstays, \u0000\u0007not\u007f', 'tab\tstays, not'],
    [' \r\n ', ''],
  ])('%j is %j', (text, lines) => {
    expect(cleanLines(text)).toBe(lines);
  });
});

describe('isEmailAddress', () => {
  it.each([
    'ada@museum.example',
    'a.b+c_d@sub.museum.co',
    "o'hara@museum.example",
    'имя@пример.рф',
    'name@xn--e1afmkfd.xn--p1ai',
    `${'a'.repeat(64)}@museum.example`,
  ])('%s is one', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@museum',
    '@museum.example',
    'ada@.example',
    'ada@museum..example',
    'ada@-museum.example',
    'a da@museum.example',
    'ada@museum.example\n',
    'ada@museum.example, eve@museum.example',
    'Ada <ada@museum.example>',
    'ada@museum.example?bcc=eve@museum.example',
    `${'a'.repeat(65)}@museum.example`,
    `ada@${'a.'.repeat(130)}example`,
    `ada@${'-'.repeat(100_000)}`,
  ])('%s is none', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});
