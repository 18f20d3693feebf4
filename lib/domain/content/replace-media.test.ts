import { describe, expect, it } from 'vitest';
import { replaceMedia } from './replace-media';

const [FROM, BY] = ['works/море.jpg', 'uploads/нове море.jpg'.replace(' ', '-')];
const OLD = `/media/works/${encodeURIComponent('море')}.jpg`;
const NEW = `/media/uploads/${encodeURIComponent('нове-море')}.jpg`;

const replaced = (value: string) =>
  replaceMedia({ sections: [{ blocks: [{ props: { value } }] }] }, FROM, BY);

describe('a file in every place of another (replace; docs/reference/http-api.md#media)', () => {
  it.each([
    [OLD, NEW],
    ['/media/works/море.jpg', NEW],
    [
      `<p><img src="${OLD}" alt="/media works"> and <a href="${OLD}#top">${OLD}</a></p>`,
      `<p><img src="${NEW}" alt="/media works"> and <a href="${NEW}#top">${OLD}</a></p>`,
    ],
    [`${OLD}?w=320`, `${NEW}?w=320`],
    ['/media/works/other.jpg', '/media/works/other.jpg'],
    [`/media/works/${encodeURIComponent('море')}.jpg2`, `/media/works/${encodeURIComponent('море')}.jpg2`],
    [`https://elsewhere.example${OLD}`, `https://elsewhere.example${OLD}`],
    ['/media/%zz', '/media/%zz'],
    ['', ''],
  ])('%s', (value, expected) => {
    expect(replaced(value)).toEqual({ sections: [{ blocks: [{ props: { value: expected } }] }] });
  });

  it('keeps everything else, unknown parts and their order too', () => {
    const content = { later: [1, null, true, { b: OLD, a: 0.5 }], ['__proto__']: 'x', sections: [] };
    const result = replaceMedia(content, FROM, BY);
    expect(JSON.stringify(result)).toBe(JSON.stringify(content).replace(OLD, NEW));
  });
});
