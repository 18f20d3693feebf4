import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { REQUESTED_PATH_SCRIPT } from './requested-path';

/** The headline after its script has run. */
function titleAt(pathname: string, prefix = '/', around = ['Not found: ', '']): string {
  const title = { dataset: { prefix, around: JSON.stringify(around) }, textContent: 'Not found' };
  runInNewContext(REQUESTED_PATH_SCRIPT, {
    document: { currentScript: { previousElementSibling: title } },
    location: { pathname },
  });
  return title.textContent;
}

describe('the path in what an unknown address answers with (docs/reference/pages-and-paths.md#routes)', () => {
  it.each([
    ['/nope', '/', 'Not found: /nope'],
    ['/ru/nope', '/ru/', 'Not found: /nope'],
    // Answered in a language other than the requested one, and in one whose code begins alike.
    ['/de/about', '/ru/', 'Not found: /de/about'],
    ['/rumble', '/ru/', 'Not found: /rumble'],
    [encodeURI('/нет такой'), '/', 'Not found: /нет такой'],
    ['/a%2Fb', '/', 'Not found: /a%2Fb'],
  ])('%s below %s', (pathname, prefix, sentence) => expect(titleAt(pathname, prefix)).toBe(sentence));

  it('stands where its language puts it, and nowhere in a sentence without it', () => {
    expect(titleAt('/nope', '/', ['At ', ' is nothing'])).toBe('At /nope is nothing');
    expect(titleAt('/nope', '/', ['Nothing here'])).toBe('Nothing here');
  });

  it('is one piece of a page', () => expect(REQUESTED_PATH_SCRIPT).not.toMatch(/[<>]\/|<!--|\n/));
});
