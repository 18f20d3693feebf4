import { describe, expect, it } from 'vitest';
import { authCheckOf, pageNotFoundMessage, routeFailure, runRouteCheck } from './route-checks';

const visit = (pathname: string, more: { isAuthenticated?: boolean; pageExists?: boolean } = {}) => ({
  pathname,
  locales: ['en', 'ru', 'uk'],
  isAuthenticated: false,
  pageExists: true,
  ...more,
});
const HOME = { outcome: 'redirect', to: '/' };
const PASS = { outcome: 'pass' };

describe('the auth check without the flag (specification §6)', () => {
  const check = authCheckOf(() => false);

  it.each(['/', '/en', '/ru', '/uk', '/master', '/master/pages', '/master/pages/x', '/ru/master'])(
    'lets everyone through at %s',
    (pathname) => {
      expect(check(visit(pathname))).toEqual(PASS);
    },
  );

  it.each(['/about', '/ru/about', '/works/digital-art/nft', '/masterpiece'])(
    'sends a visitor home from %s',
    (pathname) => {
      expect(check(visit(pathname))).toEqual(HOME);
      expect(check(visit(pathname, { isAuthenticated: true }))).toEqual(PASS);
    },
  );
});

describe('the named checks (specification §2.1, §8; decision 1)', () => {
  it.each(['/', '/about', '/uk/works', '/made-by-the-owner', '/master/pages'])(
    'auth: %s is open to all',
    (pathname) => {
      expect(runRouteCheck('auth', visit(pathname))).toEqual(PASS);
    },
  );

  it('page-exists: passes a page that exists, and what loads no content', () => {
    expect(runRouteCheck('page-exists', visit('/about'))).toEqual(PASS);
    expect(runRouteCheck('page-exists', visit('/master/pages', { pageExists: false }))).toEqual(PASS);
  });

  it('page-exists: answers 404 with the path, prefix removed', () => {
    expect(runRouteCheck('page-exists', visit('/ru/nowhere', { pageExists: false }))).toEqual({
      outcome: 'refuse',
      status: 404,
      message: 'Page not found: /nowhere',
    });
  });

  it.each(['', 'Auth', 'constructor', '__proto__'])('throws for the unknown name %j', (name) => {
    expect(() => runRouteCheck(name, visit('/'))).toThrow(`Unknown route check: ${name}`);
  });
});

describe('messages of failures (specification §8)', () => {
  it('names the path of an unknown route', () => {
    expect(pageNotFoundMessage('/x')).toBe('Page not found: /x');
  });

  it('takes the validator’s status and text, else 404 and the general text', () => {
    expect(routeFailure('/x', { status: 410, message: 'Gone' })).toEqual({ status: 410, message: 'Gone' });
    expect(routeFailure('/x')).toEqual({ status: 404, message: 'Page Not Found: /x' });
  });
});
