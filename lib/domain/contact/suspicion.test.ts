import { describe, expect, it } from 'vitest';
import { suspicionOf } from './suspicion';

describe('suspicionOf (decision 14)', () => {
  it.each([
    ['a plain message', { message: 'May we borrow Tidal Archive?' }, null],
    ['two links', { message: 'https://museum.example and www.museum.example/room' }, null],
    ['three links', { message: 'http://a.example https://b.example www.c.example' }, 'links'],
    ['a link as a name', { name: 'Visit HTTPS://a.example', message: 'Hello' }, 'links'],
    ['markup of a link', { message: '<a href="//a.example">here</a>' }, 'links'],
    ['markup of a forum', { message: '[url=//a.example]here[/url]' }, 'links'],
    ['a filled trap', { trap: 'https://a.example' }, 'trap'],
    ['a trap with nothing but space', { trap: '  ' }, null],
    ['a word that looks like one', { message: 'awww. <about> [urls] are fine' }, null],
  ] as const)('%s: %s', (_name, given, expected) => {
    expect(suspicionOf({ name: 'Ada', message: 'Hello', trap: '', ...given })).toBe(expected);
  });
});
