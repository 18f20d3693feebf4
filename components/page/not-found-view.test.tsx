import { describe, expect, it } from 'vitest';
import { EntranceView } from '@/components/master/entrance-view';
import { frame, RUSSIAN, UKRAINIAN } from '@/tests/factories/page-view';
import { renderView } from '@/tests/factories/render-view';
import { ErrorView } from './error-view';
import { NotFoundView } from './not-found-view';

describe('an unknown address (docs/reference/pages-and-paths.md#routes)', () => {
  it.each([
    ['en', frame(), 'Page not found'],
    ['ru', frame(RUSSIAN), 'Страница не найдена'],
    ['uk', frame(UKRAINIAN), 'Сторінку не знайдено'],
  ] as const)('says so in the visitor’s language, whatever was asked for: %s', (locale, given, text) => {
    const html = renderView(<NotFoundView frame={given} />, locale);
    expect(html).toMatch(new RegExp(`<h1[^>]*>${text}</h1>`));
    expect(html).toContain('<header');
    expect(html).toContain('<footer');
  });
});

describe('other screens without a page', () => {
  it('the error screen has its text and the way home (docs/reference/screens.md#error-screen)', () => {
    const html = renderView(<ErrorView title="Wrong" text="Why" homeLabel="Home" onHome={() => undefined} />);
    expect(html).toMatch(/<p [^>]*role="alert">Why<\/p>/);
    expect(html).toMatch(/<button [^>]*>Home<\/button>/);
  });

  it('a link of the hidden area that is used up says so, in the auth layout (docs/reference/pages-and-paths.md#routes)', () => {
    const entrance = { kind: 'dead-link' } as const;
    const html = renderView(<EntranceView frame={frame()} path="/master?owner=x" entrance={entrance} />);
    expect(html).toContain('data-layout="auth"');
    expect(html).not.toContain('<footer');
    expect(html).toContain('This link no longer works');
  });
});
