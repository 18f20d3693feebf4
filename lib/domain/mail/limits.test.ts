import { expect, it } from 'vitest';
import { MAIL, pauseAfter } from './limits';

const MINUTES = 60_000;

it('pauses grow from a minute to six hours (decision 61)', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7, 100].map((failures) => pauseAfter(failures) / MINUTES)).toEqual([
    1, 1, 5, 15, 60, 180, 360, 360, 360,
  ]);
});

it('a mail is claimed for longer than sending it can take, and a test is over before a browser gives up', () => {
  expect(MAIL.leaseMs).toBeGreaterThan(MAIL.sendMs + 60_000);
  expect(MAIL.testMs).toBeLessThanOrEqual(16_000);
});
