import { afterEach, describe, expect, it, vi } from 'vitest';
import { INTERFACE_NAMESPACES, type InterfacePart } from '@/lib/contracts/interface-texts';
import en from '@/messages/en.json';
import { fetchInterfaceTexts } from './interface-texts';

const answer = (status: number, body: unknown) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })),
  );

afterEach(() => vi.unstubAllGlobals());

const textsOf = (part: InterfacePart) =>
  Object.fromEntries(INTERFACE_NAMESPACES[part].map((name) => [name, en[name]]));

describe('interface texts that come over HTTP', () => {
  it.each(Object.keys(INTERFACE_NAMESPACES) as InterfacePart[])('are taken as shipped: %s', async (part) => {
    answer(200, textsOf(part));
    expect(await fetchInterfaceTexts('en', part)).toEqual(textsOf(part));
  });

  it.each([
    ['no JSON', '<!doctype html>'],
    ['nothing', {}],
    ['a namespace too few', { auth: en.auth }],
    ['an empty namespace', { auth: en.auth, toolbar: {} }],
    ['a number for a text', { auth: en.auth, toolbar: { ...en.toolbar, home: 1 } }],
    ['a list', []],
    ["another part's", textsOf('library')],
  ])('are refused when they are %s', async (_what, body) => {
    answer(200, body);
    await expect(fetchInterfaceTexts('en', 'toolbar')).rejects.toThrow('could not be read');
  });

  it('tell why they do not come', async () => {
    answer(401, {
      type: 'about:blank',
      title: 'x',
      status: 401,
      detail: 'x',
      code: 'unauthenticated',
      requestId: 'r',
    });
    await expect(fetchInterfaceTexts('en', 'toolbar')).rejects.toMatchObject({ code: 'unauthenticated' });
  });
});
