-- The texts of block kinds stand under their kinds. What people have changed goes along; the rest is made anew from what is shipped.
CREATE TEMPORARY TABLE "moved_text" ("namespace" text, "key" text, "to_namespace" text, "to_key" text);

INSERT INTO "moved_text" VALUES
  ('blockKind', 'Unknown', 'editor', 'unknownKind'),
  ('fieldChoice', 'muted', 'textStyle', 'muted'),
  ('fieldChoice', 'large', 'textStyle', 'large'),
  ('fieldChoice', 'italic', 'textStyle', 'italic'),
  ('fieldChoice', 'caps', 'textStyle', 'caps'),
  ('fieldChoice', 'accent', 'textStyle', 'accent'),
  ('blockKind', 'MediaObject', 'block', 'MediaObject.name'),
  ('blockAbout', 'MediaObject', 'block', 'MediaObject.about'),
  ('blockField', 'src', 'block', 'MediaObject.fields.src'),
  ('blockField', 'alt', 'block', 'MediaObject.fields.alt'),
  ('blockField', 'caption', 'block', 'MediaObject.fields.caption'),
  ('blockKind', 'RichText', 'block', 'RichText.name'),
  ('blockAbout', 'RichText', 'block', 'RichText.about'),
  ('blockField', 'content', 'block', 'RichText.fields.content'),
  ('blockKind', 'Quote', 'block', 'Quote.name'),
  ('blockAbout', 'Quote', 'block', 'Quote.about'),
  ('blockField', 'content', 'block', 'Quote.fields.content'),
  ('blockField', 'source', 'block', 'Quote.fields.source'),
  ('blockKind', 'Video', 'block', 'Video.name'),
  ('blockAbout', 'Video', 'block', 'Video.about'),
  ('blockField', 'url', 'block', 'Video.fields.url'),
  ('blockField', 'title', 'block', 'Video.fields.title'),
  ('blockField', 'poster', 'block', 'Video.fields.poster'),
  ('blockKind', 'HeroSlider', 'block', 'HeroSlider.name'),
  ('blockAbout', 'HeroSlider', 'block', 'HeroSlider.about'),
  ('blockField', 'slides', 'block', 'HeroSlider.fields.slides'),
  ('blockField', 'image', 'block', 'HeroSlider.fields.slides-image'),
  ('blockField', 'title', 'block', 'HeroSlider.fields.slides-title'),
  ('blockField', 'description', 'block', 'HeroSlider.fields.slides-description'),
  ('blockField', 'options', 'block', 'HeroSlider.fields.slides-options'),
  ('blockField', 'color', 'block', 'HeroSlider.fields.slides-options-color'),
  ('blockField', 'buttons', 'block', 'HeroSlider.fields.slides-buttons'),
  ('blockField', 'text', 'block', 'HeroSlider.fields.slides-buttons-text'),
  ('blockField', 'link', 'block', 'HeroSlider.fields.slides-buttons-link'),
  ('blockKind', 'MediaGallery', 'block', 'MediaGallery.name'),
  ('blockAbout', 'MediaGallery', 'block', 'MediaGallery.about'),
  ('blockField', 'items', 'block', 'MediaGallery.fields.items'),
  ('blockField', 'src', 'block', 'MediaGallery.fields.items-src'),
  ('blockField', 'alt', 'block', 'MediaGallery.fields.items-alt'),
  ('blockField', 'caption', 'block', 'MediaGallery.fields.items-caption'),
  ('blockField', 'layout', 'block', 'MediaGallery.fields.layout'),
  ('fieldChoice', 'grid', 'block', 'MediaGallery.options.layout-grid'),
  ('fieldChoice', 'masonry', 'block', 'MediaGallery.options.layout-masonry'),
  ('fieldChoice', 'carousel', 'block', 'MediaGallery.options.layout-carousel'),
  ('blockField', 'columns', 'block', 'MediaGallery.fields.columns'),
  ('blockField', 'gap', 'block', 'MediaGallery.fields.gap'),
  ('blockField', 'autoplay', 'block', 'MediaGallery.fields.autoplay'),
  ('blockField', 'autoplayDelay', 'block', 'MediaGallery.fields.autoplayDelay'),
  ('blockField', 'lightbox', 'block', 'MediaGallery.fields.lightbox'),
  ('blockField', 'linker', 'block', 'MediaGallery.fields.linker'),
  ('blockField', 'showThumbnails', 'block', 'MediaGallery.fields.showThumbnails'),
  ('blockField', 'thumbnailColumns', 'block', 'MediaGallery.fields.thumbnailColumns'),
  ('blockField', 'showNavigation', 'block', 'MediaGallery.fields.showNavigation'),
  ('blockKind', 'PageList', 'block', 'PageList.name'),
  ('blockAbout', 'PageList', 'block', 'PageList.about'),
  ('blockField', 'parentPage', 'block', 'PageList.fields.parentPage'),
  ('blockField', 'template', 'block', 'PageList.fields.template'),
  ('properties', 'look-titles', 'block', 'PageList.looks.template-titles'),
  ('properties', 'look-years', 'block', 'PageList.looks.template-years'),
  ('properties', 'look-tiles', 'block', 'PageList.looks.template-tiles'),
  ('blockField', 'showPictures', 'block', 'PageList.fields.template-showPictures'),
  ('blockField', 'items', 'block', 'PageList.fields.template-items'),
  ('blockField', 'type', 'block', 'PageList.fields.template-items-type'),
  ('fieldChoice', 'title', 'block', 'PageList.options.template-items-type-title'),
  ('fieldChoice', 'separator', 'block', 'PageList.options.template-items-type-separator'),
  ('fieldChoice', 'attribute', 'block', 'PageList.options.template-items-type-attribute'),
  ('blockField', 'config', 'block', 'PageList.fields.template-items-config'),
  ('blockField', 'tag', 'block', 'PageList.fields.template-items-config-tag'),
  ('fieldChoice', 'h2', 'block', 'PageList.options.template-items-config-tag-h2'),
  ('fieldChoice', 'h3', 'block', 'PageList.options.template-items-config-tag-h3'),
  ('fieldChoice', 'h4', 'block', 'PageList.options.template-items-config-tag-h4'),
  ('fieldChoice', 'h5', 'block', 'PageList.options.template-items-config-tag-h5'),
  ('fieldChoice', 'h6', 'block', 'PageList.options.template-items-config-tag-h6'),
  ('fieldChoice', 'p', 'block', 'PageList.options.template-items-config-tag-p'),
  ('fieldChoice', 'span', 'block', 'PageList.options.template-items-config-tag-span'),
  ('fieldChoice', 'div', 'block', 'PageList.options.template-items-config-tag-div'),
  ('fieldChoice', 'strong', 'block', 'PageList.options.template-items-config-tag-strong'),
  ('fieldChoice', 'em', 'block', 'PageList.options.template-items-config-tag-em'),
  ('fieldChoice', 'small', 'block', 'PageList.options.template-items-config-tag-small'),
  ('fieldChoice', 'time', 'block', 'PageList.options.template-items-config-tag-time'),
  ('blockField', 'class', 'block', 'PageList.fields.template-items-config-class'),
  ('blockField', 'text', 'block', 'PageList.fields.template-items-config-text'),
  ('blockField', 'attribute', 'block', 'PageList.fields.template-items-config-attribute'),
  ('editor', 'words', 'block', 'Quote.inPlace.content'),
  ('editor', 'slideTitle', 'block', 'HeroSlider.inPlace.slides-title'),
  ('editor', 'slideText', 'block', 'HeroSlider.inPlace.slides-description'),
  ('editor', 'buttonText', 'block', 'HeroSlider.inPlace.slides-buttons-text');

INSERT INTO "translation" ("id", "language_id", "namespace", "key", "value", "position", "changed", "source", "updated_at")
SELECT gen_random_uuid()::text, "language_id", "to_namespace", "to_key", "value",
    coalesce((SELECT max("position") FROM "translation" AS "there"
        WHERE "there"."language_id" = "translation"."language_id" AND "there"."namespace" = "to_namespace"), -1)
      + row_number() OVER (PARTITION BY "language_id", "to_namespace" ORDER BY "to_key"),
    true, "source", "updated_at"
  FROM "translation" JOIN "moved_text" USING ("namespace", "key")
  WHERE "changed";

DELETE FROM "translation" USING "moved_text"
  WHERE "translation"."namespace" = "moved_text"."namespace" AND "translation"."key" = "moved_text"."key";

-- What nothing says any more: the hint of an empty block has other values in it.
DELETE FROM "translation" WHERE ("namespace", "key") IN (('editor', 'unseen'), ('editor', 'text'), ('editor', 'source'), ('editor', 'caption'));

-- Places are counted without gaps.
UPDATE "translation" SET "position" = "position" + 1000000 WHERE "namespace" IN ('editor', 'properties', 'blockField', 'fieldChoice');

UPDATE "translation" SET "position" = "ranked"."place"
  FROM (SELECT "id", row_number() OVER (PARTITION BY "language_id", "namespace" ORDER BY "position") - 1 AS "place"
      FROM "translation" WHERE "position" >= 1000000) AS "ranked"
  WHERE "translation"."id" = "ranked"."id";

DROP TABLE "moved_text";
