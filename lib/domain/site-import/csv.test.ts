import { describe, expect, it } from 'vitest';
import { isTable, readTable } from './csv';
import { ImportError } from './model';

describe('readTable: a line for each work', () => {
  it('takes the columns that it knows, and the others as details under their own names', () => {
    const table =
      'Title,Year,Medium,Size (cm),Series,Description,Image,Slug,URL,Tags\r\n' +
      '"Blue, hour",2020,Oil on linen,40 × 50,,"First < line\nsecond\n\nthird",a.jpg; b.jpg,blue-hour,https://old.example/works/blue/,"sea, dusk"\r\n';
    expect(readTable(table)).toEqual({
      format: 'csv',
      pictures: new Map(),
      left: new Map(),
      pages: [
        {
          id: '1',
          parentId: null,
          title: 'Blue, hour',
          slug: 'blue-hour',
          oldPath: '/works/blue',
          kind: 'work',
          date: null,
          description: '',
          keywords: ['sea', 'dusk'],
          isPublic: true,
          html: '<p>First &lt; line<br>second</p><p>third</p><img src="b.jpg">',
          cover: 'a.jpg',
          details: [
            { name: 'Year', value: '2020' },
            { name: 'Medium', value: 'Oil on linen' },
            { name: 'Size (cm)', value: '40 × 50' },
          ],
        },
      ],
    });
  });

  it.each([
    ['Название;Год;Техника;Файл\nМоре;2020;масло;a.jpg', 'Море', 'a.jpg', ['Год', 'Техника']],
    ['Назва\tРік\tЗображення\nСіль\t2021\tb.jpg', 'Сіль', 'b.jpg', ['Рік']],
    ['sep=;\nNAME;image_url\nDune;https://a.example/c.jpg', 'Dune', 'https://a.example/c.jpg', []],
    ['Name,Title,Photo\nVera,Dune,"d, e.jpg"', 'Dune', 'd, e.jpg', ['Name']],
  ])('%j', (table, title, cover, details) => {
    const [work] = readTable(table).pages;
    expect(work).toMatchObject({ title, cover });
    expect(work?.details.map(({ name }) => name)).toEqual(details);
  });

  it('takes further columns of pictures', () => {
    const [work] = readTable('Title,Cover_Image,Image2,Photo 3,Tags\nA,a.jpg,b.jpg,,x|y').pages;
    expect(work).toMatchObject({
      cover: 'a.jpg',
      html: '<img src="b.jpg">',
      details: [],
      keywords: ['x', 'y'],
    });
  });

  it('titles a work without a title by its picture, and counts lines that have neither', () => {
    const site = readTable('title,image,year\n,https://a.example/Blue_hour-2.JPG?x,2020\n,,2021\n,,\n');
    expect(site.pages.map(({ id, title }) => [id, title])).toEqual([['1', 'Blue hour-2']]);
    expect(Object.fromEntries(site.left)).toEqual({ others: 1 });
  });

  it('needs a column of titles, and a work', () => {
    expect(() => readTable('year,image\n2020,a.jpg')).toThrow(new ImportError('unknown-format'));
    expect(() => readTable('title,image\n')).toThrow(new ImportError('nothing'));
    expect(['title,year\nx', 'title', 'Hello, world\nagain', ''].map(isTable)).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });
});
