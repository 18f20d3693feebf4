import { expect, it } from 'vitest';
import { cookieNames } from './cookie-names';

it('cookies are bound to their host where the site has https (security A-5)', () => {
  expect(Object.values(cookieNames('https://selivan.example'))).toEqual([
    '__Host-atelier-session',
    '__Host-atelier-csrf',
    '__Host-atelier-return',
    '__Host-atelier-challenge',
    '__Host-atelier-device',
  ]);
  expect(cookieNames('http://localhost:3000').session).toBe('atelier-session');
});
