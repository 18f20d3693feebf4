import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { OwnCookies } from './own-cookies';

function keptOf(siteUrl: string, cookie?: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  if (cookie !== undefined) request.headers.cookie = cookie;
  new OwnCookies(siteUrl).keep(request);
  expect('cookie' in request.headers).toBe(request.headers.cookie !== undefined);
  return request.headers.cookie;
}

it.each([
  [undefined, undefined],
  ['', undefined],
  ['a=1; b=2;; =3; c', undefined],
  ['a=1; atelier-session=x; b=2', 'atelier-session=x'],
  [
    'atelier-session=x=y;atelier-device=z ; atelier-session=w',
    'atelier-session=x=y;atelier-device=z ; atelier-session=w',
  ],
  ['Atelier-Session=x; __Host-atelier-session=y; atelier-sessions=z; next-auth.session-token=w', undefined],
])('of "%s" only the cookies of the site are kept', (given, kept) => {
  expect(keptOf('http://localhost:3000', given)).toBe(kept);
});

it('on a site with https those are kept that are bound to its host', () => {
  const given = 'atelier-session=x; __Host-atelier-session=y; __Host-atelier-csrf=z';
  expect(keptOf('https://ada.example', given)).toBe('__Host-atelier-session=y; __Host-atelier-csrf=z');
});
