import { afterEach, beforeEach } from 'vitest';

type Level = 'error' | 'warn';

const original = { error: console.error, warn: console.warn };
let expected: Level[] = [];
let seen: { level: Level; text: string }[] = [];

/**
 * Says that the current test expects `console.error` or `console.warn` to be called; without it any call fails the
 * test, and with it a missing call does. Returns what was written so far.
 */
export function expectConsole(...levels: Level[]): { readonly lines: string[] } {
  expected = [...expected, ...levels];
  return {
    get lines() {
      return seen.map((call) => call.text);
    },
  };
}

beforeEach(() => {
  expected = [];
  seen = [];
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      seen.push({ level, text: parts.map(String).join(' ') });
    };
  }
});

afterEach(() => {
  console.error = original.error;
  console.warn = original.warn;
  const surprising = seen.filter((call) => !expected.includes(call.level));
  if (surprising.length > 0) {
    throw new Error(
      `the test wrote to the console: ${surprising.map((call) => `${call.level}: ${call.text}`).join('\n')}`,
    );
  }
  const missing = expected.filter((level) => !seen.some((call) => call.level === level));
  if (missing.length > 0) throw new Error(`expected console.${missing.join(', console.')} to be called`);
});
