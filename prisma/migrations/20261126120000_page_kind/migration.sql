-- What a page is: said by the page, and no longer by its address.
ALTER TABLE "page" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'plain';

UPDATE "page" SET "kind" = CASE
    WHEN coalesce("binned_path", "path") ~ '^/exhibitions/[^/]+$' THEN 'exhibition'
    WHEN coalesce("binned_path", "path") ~ '^/works/[^/]+/[^/]+/[^/]+$' THEN 'work'
    ELSE 'series' END
  WHERE coalesce("binned_path", "path") ~ '^/exhibitions/[^/]+$'
    OR coalesce("binned_path", "path") ~ '^/works/[^/]+/[^/]+(/[^/]+)?$';
