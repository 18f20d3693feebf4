-- Texts of the interface have plainer keys. What people have changed goes along.
CREATE TEMPORARY TABLE "renamed_text" ("namespace" text, "key" text, "to_key" text);

INSERT INTO "renamed_text" VALUES
  ('attribute', 'unsaid', 'notGiven'),
  ('auth', 'stepAsked', 'stepConfirm'),
  ('drafts', 'atDeed', 'atAction'),
  ('drafts', 'discardDeed', 'discardAction'),
  ('errors', 'rooms', 'openPages'),
  ('language', 'taken', 'copied'),
  ('language', 'takenHint', 'copiedHint'),
  ('pageRoom', 'rewindDeed', 'rewindAction'),
  ('pageRoom', 'unpublishDeed', 'unpublishAction'),
  ('pagesAdmin', 'publishDeed', 'publishAction'),
  ('pagesAdmin', 'renameDeed', 'renameAction'),
  ('pagesAdmin', 'unpublishDeed', 'unpublishAction'),
  ('pagesAdmin', 'ways', 'actions'),
  ('pagesAdmin', 'waysOf', 'actionsOf'),
  ('properties', 'notTaken', 'notApplied'),
  ('revision', 'taken', 'blockRemoved'),
  ('revision', 'takeNamed', 'removeNamed'),
  ('toolbar', 'uploadsOnWay', 'uploadsRunning'),
  ('toolbar', 'uploadsOnWayNote', 'uploadsRunningNote'),
  ('translations', 'taken', 'keyExists');

-- A text of the site's own that stands at the new place already stays as it is.
UPDATE "translation" SET "key" = "to_key" FROM "renamed_text"
  WHERE "translation"."namespace" = "renamed_text"."namespace" AND "translation"."key" = "renamed_text"."key"
    AND NOT EXISTS (SELECT FROM "translation" AS "there" WHERE "there"."language_id" = "translation"."language_id"
      AND "there"."namespace" = "translation"."namespace" AND "there"."key" = "to_key");

DROP TABLE "renamed_text";

UPDATE "translation" SET "namespace" = 'pageScreen'
  WHERE "namespace" = 'pageRoom' AND NOT EXISTS (SELECT FROM "translation" AS "there"
    WHERE "there"."language_id" = "translation"."language_id" AND "there"."namespace" = 'pageScreen');
