import { describe, expect, it } from 'vitest';
import { MARKDOWN } from './foreign-files.arbitrary';
import { partsOf } from './html-parts';
import { readMarkdown } from './markdown';
import { ImportError } from './model';

const first = (text: string, name = 'a.md') => readMarkdown([{ name, text }]).pages[0];

describe('readMarkdown: a page for each file', () => {
  it('takes what the file says of itself', () => {
    expect(first(MARKDOWN, 'salt-diary.md')).toEqual({
      id: 'salt-diary.md',
      parentId: null,
      title: 'Salt: a diary',
      slug: 'salt-diary',
      oldPath: null,
      kind: 'post',
      date: '2022-02-03',
      description: '',
      keywords: ['sea', 'paper'],
      isPublic: false,
      html: '<p>Words with <em>meaning</em>.</p>\n',
      cover: null,
      details: [],
    });
  });

  it.each([
    [
      'posts/2019-05-12-Blue_hour.md',
      'Text',
      { title: 'Blue hour', date: '2019-05-12', slug: 'blue-hour', kind: 'post' },
    ],
    ['a.md', '\n# The *sea* #\n\nText', { title: 'The sea', html: '<p>Text</p>\n', kind: 'page' }],
    ['a.md', 'The sea\n===\nText', { title: 'The sea', html: '<p>Text</p>\n' }],
    ['works/index.md', 'Text', { title: 'works', slug: 'works' }],
    ['_drafts/a.md', 'Text', { isPublic: false }],
    [
      'a.md',
      '---\npublished: false\ncover: ../c.jpg\nsummary: Short\n---\n',
      { isPublic: false, cover: '../c.jpg', description: 'Short' },
    ],
    [
      'a.md',
      '---\npermalink: /old/place/\ncategories: a, b\nlayout: page\ndate: 2020-01-01\n---\n',
      { oldPath: '/old/place', slug: 'place', keywords: ['a', 'b'], kind: 'page' },
    ],
    ['a.md', '---\npermalink: /:year/:title/\nslug: Own\n---\n', { oldPath: null, slug: 'own' }],
  ])('%s %j', (name, text, found) => {
    expect(first(text, name)).toMatchObject(found);
  });

  it('puts the pages of a folder below the first page of it', () => {
    const names = [
      'works/_index.md',
      'works/sea.md',
      'works/old/index.md',
      'index.md',
      'about.md',
      'about/cv.md',
    ];
    const { pages } = readMarkdown(names.map((name) => ({ name, text: 'x' })));
    expect(pages.map(({ parentId }) => parentId)).toEqual([null, names[0], names[0], null, null, 'about.md']);
  });

  it('has nothing of empty files', () => {
    expect(() => first('  \n')).toThrow(new ImportError('nothing'));
  });
});

describe('readMarkdown: the text', () => {
  const parts = (text: string) => partsOf(first(`x\n\n${text}`)?.html ?? '').slice(1);
  const picture = (src: string, alt = '', caption = '') => [
    { kind: 'picture', picture: { src, alt, caption } },
  ];

  it.each([
    ['![Alt](a.jpg)', picture('a.jpg', 'Alt')],
    ['![[Blue hour.png|300]]', picture('Blue hour.png')],
    ['![]({{ site.baseurl }}/a.jpg)', picture('/a.jpg')],
    ['<img src="{{ "/a.jpg" | relative_url }}">', picture('/a.jpg')],
    ['{{< figure src="/a.jpg" alt="A" caption="The sea" >}}', picture('/a.jpg', 'A', 'The sea')],
    ['{% asset_img a.jpg A sea %}', picture('a.jpg')],
    [
      '{{< youtube abcdefghijk >}}',
      [{ kind: 'film', address: 'https://www.youtube.com/watch?v=abcdefghijk' }],
    ],
    ['{% vimeo 12 %}', [{ kind: 'film', address: 'https://vimeo.com/12' }]],
    ['> To see.\n>\n> — Vera', [{ kind: 'quote', words: 'To see.', source: 'Vera' }]],
  ])('%s', (text, found) => {
    expect(parts(text)).toEqual(found);
  });

  it.each([
    ['[[about]] and [[works/sea|the sea]]', '<p>x</p><p>about and the sea</p>'],
    ['{% note %}\nInner\n{% endnote %}', '<p>x</p><p>Inner</p>'],
    ['`{{< figure >}}`', '<p>x</p><p><code>{{&lt; figure &gt;}}</code></p>'],
    ['<b>raw</b> HTML', '<p>x</p><p><strong>raw</strong> HTML</p>'],
  ])('%s', (text, html) => {
    expect(partsOf(first(`x\n\n${text}`)?.html ?? '')).toEqual([{ kind: 'text', html }]);
  });

  it('shows the pictures that are listed before it', () => {
    expect(partsOf(first('---\nphotos:\n- a.jpg\n- b.jpg\n---\n')?.html ?? '')).toMatchObject([
      { kind: 'gallery' },
    ]);
  });
});
