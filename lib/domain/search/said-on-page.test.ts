import { describe, expect, it } from 'vitest';
import type { PageContent } from '../content/model';
import { normaliseContent } from '../content/normalise';
import { isStorableText } from '../text/stored-text';
import { saidOnPage } from './said-on-page';

const said = (content: PageContent, more: Partial<Parameters<typeof saidOnPage>[0]> = {}) =>
  saidOnPage({ title: 'Tide Rooms', description: '', keywords: [], content, attributes: [], ...more });

const text = (content: string, attributes: Record<string, string | number> = {}) =>
  normaliseContent({
    sections: [
      {
        id: 's',
        name: 'S',
        attributes: [],
        blocks: [
          {
            id: 'b',
            component: 'RichText',
            props: { content },
            attributes,
            blockAttributes: [],
            itemAttributes: [],
          },
        ],
      },
    ],
  });

const YEAR = { id: 'y', name: 'Year', slug: 'year', type: 'text', inherited: false };
const DATES = { id: 'd', name: 'Dates', slug: 'dates', type: 'text', inherited: false };

describe('what a search looks at (docs/reference/search.md#what-is-searched)', () => {
  it('is what readers see, without markup', () => {
    expect(said(text('<p>A <b>tide</b> &amp; salt</p>'), { description: 'Of water' }).said).toBe(
      'Of water · A tide & salt',
    );
  });

  it.each([
    [{ y: 2019 }, [YEAR], 2019],
    [{ y: 'c. 2019–2021' }, [YEAR], 2019],
    [{ d: '14 June – 1 September 2018' }, [DATES], 2018],
    [{ y: '20195' }, [YEAR], null],
    [{}, [YEAR], null],
  ])('the label %j names a year', (attributes, definitions, year) => {
    expect(said(text('x', attributes as Record<string, string>), { attributes: definitions }).year).toBe(
      year,
    );
  });

  it('can be stored, whatever is said', () => {
    const { said: stored } = said(text(`\u0000\ud800${'a'.repeat(200_000)}`));
    expect(isStorableText(stored)).toBe(true);
    expect(stored.length).toBeLessThanOrEqual(100_000);
  });
});
