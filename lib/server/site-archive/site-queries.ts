import 'server-only';

import type { RowFile } from '@/lib/contracts/site-archive';

const time = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
const meta = (row: string) =>
  `json_build_object('title', ${row}.title, 'description', ${row}.description, 'keywords', ${row}.keywords)`;

/**
 * The rows of each file of an archive, as JSON: what visitors see, or will, and what it is made of, named by paths and codes and not
 * by ids, so that another site can take it. What lies in a bin is left out, and so are accounts, messages and history.
 */
export const SITE_QUERIES: Record<RowFile, string> = {
  'languages.ndjson': `
    select json_build_object('code', l.code, 'name', l.name, 'iconCode', l.icon_code, 'isActive', l.is_active,
        'isDefault', s.id is not null)::text as line
      from language l left join site_setting s on s.default_language_id = l.id
      order by l.position, l.code`,
  'translations.ndjson': `
    select json_build_object('language', l.code, 'namespace', t.namespace, 'key', t.key, 'value', t.value,
        'isChanged', t.changed, 'source', t.source)::text as line
      from translation t join language l on l.id = t.language_id
      order by l.position, l.code, t.namespace collate "C", t.position`,
  'pages.ndjson': `
    select json_build_object('path', p.path, 'isOutside', p.parent_id is null and p.path <> '/', 'layout', p.layout, 'kind', p.kind,
        'attributes', p.attributes, 'position', p.place, 'sharePicture', m.pathname,
        'createdAt', ${time('p.created_at')}, 'updatedAt', ${time('p.updated_at')})::text as line
      from (
        select *, row_number() over (partition by parent_id order by position, path collate "C") - 1 as place
          from page where deleted_at is null
      ) p left join media_item m on m.id = p.share_picture_id and m.deleted_at is null
      order by p.path collate "C"`,
  'texts.ndjson': `
    select json_build_object('path', p.path, 'language', l.code,
        'meta', ${meta('t')}, 'content', t.content, 'isOutdated', t.is_outdated, 'updatedAt', ${time('t.updated_at')},
        'publishedAt', ${time('t.published_at')}, 'publishAt', ${time('t.publish_at')},
        'draft', case when d.translation_id is not null then json_build_object('meta', ${meta('d')}, 'content', d.content,
          'base', (
            select json_build_object('meta', json_build_object('title', b.meta->'title', 'description',
                b.meta->'description', 'keywords', b.meta->'keywords'), 'content', b.content)
              from revision b
              where b.translation_id = t.id and b.version = d.base_version and b.version <> t.version),
          'updatedAt', ${time('d.updated_at')}) end)::text as line
      from page_translation t join page p on p.id = t.page_id join language l on l.id = t.language_id
        left join page_draft d on d.translation_id = t.id
      where p.deleted_at is null
      order by p.path collate "C", l.position, l.code`,
  'redirects.ndjson': `
    select json_build_object('from', r.from_path, 'to', p.path)::text as line
      from redirect r join page p on p.id = r.page_id
      where p.deleted_at is null
      order by r.from_path collate "C"`,
  'media.ndjson': `
    select json_build_object('pathname', m.pathname, 'hash', m.hash,
        'details', json_build_object('name', m.name, 'folder', m.folder, 'alts', m.alts, 'captions', m.captions,
          'isDecorative', m.is_decorative, 'rights', m.rights,
          'focalPoint', case when m.focal_x is null then null else json_build_object('x', m.focal_x, 'y', m.focal_y) end),
        'placeholder', m.placeholder, 'signature', m.signature, 'poster', substring(m.poster from '^posters/([0-9a-f]{64})\\.jpg$'),
        'uploadedAt', ${time('m.uploaded_at')})::text as line
      from media_item m
      where m.deleted_at is null
      order by m.pathname collate "C"`,
  'section-templates.ndjson': `
    select json_build_object('name', s.name, 'content', s.content)::text as line
      from section_template s
      order by s.name collate "C"`,
  'fonts.ndjson': `
    select json_build_object('id', f.id, 'name', f.name, 'licence', f.licence,
        'files', (select json_agg(file->'hash' order by at) from jsonb_array_elements(f.files) with ordinality as named(file, at)))::text as line
      from site_font f
      order by f.id collate "C"`,
};
