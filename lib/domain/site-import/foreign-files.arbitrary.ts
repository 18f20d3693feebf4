/** Small files of the shape that each system writes. */

interface Item {
  id: string;
  type: string;
  status?: string;
  title?: string;
  link?: string;
  name?: string;
  parent?: string;
  date?: string;
  content?: string;
  excerpt?: string;
  password?: string;
  more?: string;
}

/** An `<item>` of an export of WordPress. */
export function item(given: Item): string {
  return `<item>
  <title>${given.title ?? ''}</title>
  <link>${given.link ?? ''}</link>
  <dc:creator><![CDATA[vera]]></dc:creator>
  <content:encoded><![CDATA[${given.content ?? ''}]]></content:encoded>
  <excerpt:encoded><![CDATA[${given.excerpt ?? ''}]]></excerpt:encoded>
  <wp:post_id>${given.id}</wp:post_id>
  <wp:post_date><![CDATA[${given.date ?? '2019-05-12 10:00:00'}]]></wp:post_date>
  <wp:post_name><![CDATA[${given.name ?? ''}]]></wp:post_name>
  <wp:status><![CDATA[${given.status ?? 'publish'}]]></wp:status>
  <wp:post_parent>${given.parent ?? '0'}</wp:post_parent>
  <wp:post_type><![CDATA[${given.type}]]></wp:post_type>
  <wp:post_password><![CDATA[${given.password ?? ''}]]></wp:post_password>
  ${given.more ?? ''}
</item>`;
}

export const meta = (key: string, value: string) =>
  `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;

export const attachment = (id: string, file: string, alt = '', caption = '', parent = '0') =>
  item({
    id,
    type: 'attachment',
    status: 'inherit',
    parent,
    excerpt: caption,
    more: `<wp:attachment_url><![CDATA[https://old.example/wp-content/uploads/${file}]]></wp:attachment_url>${meta('_wp_attachment_image_alt', alt)}`,
  });

/** An export of WordPress with these items. */
export function wxr(items: readonly string[], generator = 'https://wordpress.org/?v=6.4', head = ''): string {
  return `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a WordPress eXtended RSS file -->
${head}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel>
  <title>Old site</title>
  <link>https://old.example</link>
  <wp:wxr_version>1.2</wp:wxr_version>
  ${generator === '' ? '' : `<generator>${generator}</generator>`}
  ${items.join('\n')}
</channel>
</rss>`;
}

export const WORDPRESS = wxr([
  attachment('7', '2019/05/dunes-scaled.jpg', 'Dunes at dusk', 'Low tide'),
  item({
    id: '12',
    type: 'post',
    title: 'Sand &amp; salt',
    link: 'https://old.example/2019/05/sand/',
    content: 'First line\nsecond line\n\n[gallery ids="7"]',
  }),
]);

export const GHOST = JSON.stringify({
  db: [
    {
      meta: { exported_on: 1, version: '5.0.0' },
      data: {
        posts: [
          {
            id: 'a1',
            title: 'Kiln notes',
            slug: 'kiln-notes',
            type: 'post',
            status: 'published',
            visibility: 'public',
            html: '<p>Warm.</p><img src="__GHOST_URL__/content/images/kiln.jpg">',
            feature_image: '__GHOST_URL__/content/images/cover.jpg',
            published_at: '2021-03-04T05:06:07.000Z',
          },
        ],
        tags: [
          { id: 't1', name: 'Clay', visibility: 'public' },
          { id: 't2', name: '#hidden', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'a1', tag_id: 't2', sort_order: 0 },
          { post_id: 'a1', tag_id: 't1', sort_order: 1 },
        ],
        posts_meta: [{ post_id: 'a1', feature_image_alt: 'A kiln', meta_description: 'About heat' }],
      },
    },
  ],
});

export const TABLE = 'Title;Year;Medium;Image\nBlue hour;2020;Oil on linen;blue.jpg\n;;;dusk.png\n';

export const MARKDOWN = `---
title: "Salt: a diary"
date: 2022-02-03
tags: [sea, paper]
draft: true
---
Words with *meaning*.
`;
