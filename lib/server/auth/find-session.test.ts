import { expect, it } from 'vitest';
import { sessionCookieName } from './find-session';

it('the cookie is bound to its host where the site has https (security A-5)', () => {
  expect(sessionCookieName('https://selivan.example')).toBe('__Host-atelier-session');
  expect(sessionCookieName('http://localhost:3000')).toBe('atelier-session');
});
