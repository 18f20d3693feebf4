-- CreateEnum
CREATE TYPE "role" AS ENUM ('owner', 'editor', 'translator');

-- CreateTable
CREATE TABLE "language" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "code" TEXT NOT NULL,
    "icon_code" TEXT NOT NULL,
    "tag" TEXT NOT NULL,
    "dir" TEXT NOT NULL DEFAULT 'ltr',
    "is_active" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "language_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "site_setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "default_language_id" TEXT NOT NULL,

    CONSTRAINT "site_setting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page" (
    "id" TEXT NOT NULL,
    "parent_id" TEXT,
    "path" TEXT NOT NULL,
    "layout" TEXT NOT NULL DEFAULT 'default',
    "attributes" JSONB NOT NULL DEFAULT '[]',
    "position" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_translation" (
    "id" TEXT NOT NULL,
    "page_id" TEXT NOT NULL,
    "language_id" TEXT NOT NULL,
    "title" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "keywords" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "content" JSON NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_translation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "revision" (
    "id" TEXT NOT NULL,
    "translation_id" TEXT NOT NULL,
    "version" INTEGER NOT NULL,
    "content" JSON NOT NULL,
    "meta" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "author_id" TEXT,

    CONSTRAINT "revision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "redirect" (
    "from_path" TEXT NOT NULL,
    "to_path" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "redirect_pkey" PRIMARY KEY ("from_path")
);

-- CreateTable
CREATE TABLE "translation" (
    "id" TEXT NOT NULL,
    "language_id" TEXT NOT NULL,
    "namespace" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "changed" BOOLEAN NOT NULL DEFAULT false,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "translation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_item" (
    "id" TEXT NOT NULL,
    "pathname" TEXT NOT NULL,
    "content_type" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "hash" TEXT NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "duration" DOUBLE PRECISION,
    "alt" TEXT,
    "placeholder" TEXT,
    "uploaded_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "created_by_id" TEXT,

    CONSTRAINT "media_item_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_usage" (
    "page_translation_id" TEXT NOT NULL,
    "media_item_id" TEXT NOT NULL,

    CONSTRAINT "media_usage_pkey" PRIMARY KEY ("page_translation_id","media_item_id")
);

-- CreateTable
CREATE TABLE "site_user" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT,
    "role" "role" NOT NULL,
    "password_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),
    "user_agent" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sign_in_attempt" (
    "id" TEXT NOT NULL,
    "account" TEXT NOT NULL,
    "address" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sign_in_attempt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "owner_link" (
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "owner_link_pkey" PRIMARY KEY ("token_hash")
);

-- CreateTable
CREATE TABLE "cache_tag" (
    "tag" TEXT NOT NULL,
    "seq" BIGINT NOT NULL,

    CONSTRAINT "cache_tag_pkey" PRIMARY KEY ("tag")
);

-- CreateIndex
CREATE UNIQUE INDEX "language_code_key" ON "language"("code");

-- CreateIndex
CREATE UNIQUE INDEX "language_tag_key" ON "language"("tag");

-- CreateIndex
CREATE UNIQUE INDEX "site_setting_default_language_id_key" ON "site_setting"("default_language_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_path_key" ON "page"("path");

-- CreateIndex
CREATE INDEX "page_parent_id_position_idx" ON "page"("parent_id", "position");

-- CreateIndex
CREATE INDEX "page_translation_language_id_idx" ON "page_translation"("language_id");

-- CreateIndex
CREATE UNIQUE INDEX "page_translation_page_id_language_id_key" ON "page_translation"("page_id", "language_id");

-- CreateIndex
CREATE INDEX "revision_author_id_idx" ON "revision"("author_id");

-- CreateIndex
CREATE UNIQUE INDEX "revision_translation_id_version_key" ON "revision"("translation_id", "version");

-- CreateIndex
CREATE INDEX "redirect_to_path_idx" ON "redirect"("to_path");

-- CreateIndex
CREATE UNIQUE INDEX "translation_language_id_namespace_key_key" ON "translation"("language_id", "namespace", "key");

-- A unique constraint instead of a unique index: checked at the end of the transaction, so that a reorder may pass
-- through doubled positions.
ALTER TABLE "translation" ADD CONSTRAINT "translation_language_id_namespace_position_key"
  UNIQUE ("language_id", "namespace", "position") DEFERRABLE INITIALLY DEFERRED;

-- CreateIndex
CREATE UNIQUE INDEX "media_item_pathname_key" ON "media_item"("pathname");

-- CreateIndex
CREATE INDEX "media_item_uploaded_at_id_idx" ON "media_item"("uploaded_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "media_item_hash_idx" ON "media_item"("hash");

-- CreateIndex
CREATE INDEX "media_item_created_by_id_idx" ON "media_item"("created_by_id");

-- CreateIndex
CREATE INDEX "media_usage_media_item_id_idx" ON "media_usage"("media_item_id");

-- CreateIndex
CREATE INDEX "session_user_id_idx" ON "session"("user_id");

-- CreateIndex
CREATE INDEX "sign_in_attempt_address_at_idx" ON "sign_in_attempt"("address", "at");

-- CreateIndex
CREATE INDEX "sign_in_attempt_account_at_idx" ON "sign_in_attempt"("account", "at");

-- CreateIndex
CREATE INDEX "sign_in_attempt_at_idx" ON "sign_in_attempt"("at");

-- CreateIndex
CREATE UNIQUE INDEX "cache_tag_seq_key" ON "cache_tag"("seq");

-- AddForeignKey
ALTER TABLE "site_setting" ADD CONSTRAINT "site_setting_default_language_id_fkey" FOREIGN KEY ("default_language_id") REFERENCES "language"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page" ADD CONSTRAINT "page_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "page"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "page_translation" ADD CONSTRAINT "page_translation_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "revision" ADD CONSTRAINT "revision_translation_id_fkey" FOREIGN KEY ("translation_id") REFERENCES "page_translation"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "revision" ADD CONSTRAINT "revision_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "translation" ADD CONSTRAINT "translation_language_id_fkey" FOREIGN KEY ("language_id") REFERENCES "language"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "media_item" ADD CONSTRAINT "media_item_created_by_id_fkey" FOREIGN KEY ("created_by_id") REFERENCES "site_user"("id") ON DELETE SET NULL ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_page_translation_id_fkey" FOREIGN KEY ("page_translation_id") REFERENCES "page_translation"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "media_usage" ADD CONSTRAINT "media_usage_media_item_id_fkey" FOREIGN KEY ("media_item_id") REFERENCES "media_item"("id") ON DELETE RESTRICT ON UPDATE RESTRICT;

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "site_user"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- From here on written by hand: what the schema file cannot say.

-- Languages -----------------------------------------------------------------------------------------------------

ALTER TABLE "language"
  ADD CONSTRAINT "language_code_form" CHECK ("code" ~ '^[a-z]{2,3}$'),
  ADD CONSTRAINT "language_tag_form" CHECK ("tag" ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  ADD CONSTRAINT "language_icon_code_form" CHECK ("icon_code" ~ '^[a-z]{2}(-[a-z]+)?$'),
  ADD CONSTRAINT "language_name_length" CHECK (char_length("name") BETWEEN 1 AND 64),
  ADD CONSTRAINT "language_dir_known" CHECK ("dir" IN ('ltr', 'rtl')),
  ADD CONSTRAINT "language_position_not_negative" CHECK ("position" >= 0);

ALTER TABLE "site_setting" ADD CONSTRAINT "site_setting_one_row" CHECK ("id" = 1);

-- The default language is active. Both directions lock the language's row, so that of "make it the default" and
-- "deactivate it" at the same moment one always sees the other.
CREATE FUNCTION "site_setting_default_is_active"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "language" WHERE "id" = NEW."default_language_id" AND "is_active" FOR SHARE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'the default language must be an active language'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'default_language_is_active', TABLE = 'site_setting';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "site_setting_default_is_active" BEFORE INSERT OR UPDATE ON "site_setting"
  FOR EACH ROW EXECUTE FUNCTION "site_setting_default_is_active"();

CREATE FUNCTION "language_default_stays_active"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM "site_setting" WHERE "default_language_id" = OLD."id") THEN
    RAISE EXCEPTION 'the default language cannot be deactivated'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'default_language_is_active', TABLE = 'language';
  END IF;
  RETURN NEW;
END
$$;

CREATE TRIGGER "language_default_stays_active" BEFORE UPDATE OF "is_active" ON "language"
  FOR EACH ROW WHEN (OLD."is_active" AND NOT NEW."is_active")
  EXECUTE FUNCTION "language_default_stays_active"();

-- Once there is a default language there is always one.
CREATE FUNCTION "site_setting_is_kept"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the default language can be changed, not removed'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'default_language_is_kept', TABLE = 'site_setting';
END
$$;

CREATE TRIGGER "site_setting_is_kept" BEFORE DELETE ON "site_setting"
  FOR EACH ROW EXECUTE FUNCTION "site_setting_is_kept"();

-- Pages ---------------------------------------------------------------------------------------------------------

-- The form of a path, without what depends on a locale's idea of a letter: the ASCII characters that no path may
-- hold are listed, letters of other scripts are the code's business.
CREATE FUNCTION "is_page_path"("path" text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT char_length("path") <= 255
    AND ("path" = '/' OR "path" ~ '^(/[^/A-Z\x01-\x20\x7f!"#$%&''()*+,.:;<=>?@\[\\\]^_`{|}~]+)+$')
$$;

ALTER TABLE "page"
  ADD CONSTRAINT "page_path_form" CHECK ("is_page_path"("path")),
  ADD CONSTRAINT "page_path_not_reserved"
    CHECK (split_part("path", '/', 2) NOT IN ('api', 'media', 'builds', 'master')),
  ADD CONSTRAINT "page_not_its_own_parent" CHECK ("parent_id" <> "id"),
  ADD CONSTRAINT "page_layout_form" CHECK ("layout" ~ '^[a-z]+(-[a-z]+)*$'),
  ADD CONSTRAINT "page_attributes_are_a_list" CHECK (jsonb_typeof("attributes") = 'array'),
  ADD CONSTRAINT "page_position_not_negative" CHECK ("position" >= 0);

-- Pages form a tree: nothing is its own ancestor. Moves take turns, else two of them could close a ring together.
CREATE FUNCTION "page_tree_has_no_ring"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "ancestor" text := NEW."parent_id";
BEGIN
  PERFORM pg_advisory_xact_lock(7265001);
  WHILE "ancestor" IS NOT NULL LOOP
    IF "ancestor" = NEW."id" THEN
      RAISE EXCEPTION 'a page cannot be placed below itself'
        USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'page_tree_has_no_ring', TABLE = 'page';
    END IF;
    SELECT "parent_id" INTO "ancestor" FROM "page" WHERE "id" = "ancestor";
  END LOOP;
  RETURN NEW;
END
$$;

CREATE TRIGGER "page_tree_has_no_ring" BEFORE UPDATE OF "parent_id" ON "page"
  FOR EACH ROW WHEN (NEW."parent_id" IS NOT NULL AND NEW."parent_id" IS DISTINCT FROM OLD."parent_id")
  EXECUTE FUNCTION "page_tree_has_no_ring"();

ALTER TABLE "page_translation"
  ADD CONSTRAINT "page_translation_version_positive" CHECK ("version" > 0),
  ADD CONSTRAINT "page_translation_content_is_an_object" CHECK (json_typeof("content") = 'object'),
  ADD CONSTRAINT "page_translation_keywords_limit" CHECK (cardinality("keywords") <= 10);

ALTER TABLE "revision"
  ADD CONSTRAINT "revision_version_positive" CHECK ("version" > 0),
  ADD CONSTRAINT "revision_content_is_an_object" CHECK (json_typeof("content") = 'object'),
  ADD CONSTRAINT "revision_meta_is_an_object" CHECK (jsonb_typeof("meta") = 'object');

ALTER TABLE "redirect"
  ADD CONSTRAINT "redirect_from_path_form" CHECK ("is_page_path"("from_path")),
  ADD CONSTRAINT "redirect_to_path_form" CHECK ("is_page_path"("to_path")),
  ADD CONSTRAINT "redirect_leads_elsewhere" CHECK ("from_path" <> "to_path");

-- Interface texts -------------------------------------------------------------------------------------------------

ALTER TABLE "translation"
  ADD CONSTRAINT "translation_namespace_length" CHECK (char_length("namespace") BETWEEN 1 AND 128),
  ADD CONSTRAINT "translation_key_length" CHECK (char_length("key") BETWEEN 1 AND 128),
  ADD CONSTRAINT "translation_value_length" CHECK (char_length("value") <= 10000),
  ADD CONSTRAINT "translation_position_not_negative" CHECK ("position" >= 0);

-- The order within language and namespace is 0…n-1, without gap or twin. Whoever changes an order first locks the
-- language's row, so that changes take turns; what they leave behind is checked when they commit.
CREATE FUNCTION "translation_order_takes_turns"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM 1 FROM "language" WHERE "id" = OLD."language_id" FOR NO KEY UPDATE;
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  PERFORM 1 FROM "language" WHERE "id" = NEW."language_id" FOR NO KEY UPDATE;
  RETURN NEW;
END
$$;

CREATE TRIGGER "translation_order_takes_turns"
  BEFORE INSERT OR DELETE OR UPDATE OF "language_id", "namespace", "position" ON "translation"
  FOR EACH ROW EXECUTE FUNCTION "translation_order_takes_turns"();

CREATE FUNCTION "translation_order_is_dense"("of_language" text, "of_namespace" text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM "translation"
    WHERE "language_id" = "of_language" AND "namespace" = "of_namespace"
    HAVING count(*) > 0 AND (min("position") <> 0 OR max("position") <> count(*) - 1);
  IF FOUND THEN
    RAISE EXCEPTION 'the order of the texts must be dense'
      USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'translation_order_is_dense', TABLE = 'translation';
  END IF;
END
$$;

CREATE FUNCTION "translation_order_is_checked"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM "translation_order_is_dense"(OLD."language_id", OLD."namespace");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM "translation_order_is_dense"(NEW."language_id", NEW."namespace");
  END IF;
  RETURN NULL;
END
$$;

CREATE CONSTRAINT TRIGGER "translation_order_is_dense"
  AFTER INSERT OR DELETE OR UPDATE OF "language_id", "namespace", "position" ON "translation"
  DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "translation_order_is_checked"();

-- Media -----------------------------------------------------------------------------------------------------------

ALTER TABLE "media_item"
  ADD CONSTRAINT "media_item_pathname_form" CHECK (
    char_length("pathname") BETWEEN 1 AND 512
    AND "pathname" !~ '(^|/)\.' AND "pathname" !~ '(^/|//|/$)' AND "pathname" !~ '[\\\x01-\x1f\x7f]'),
  ADD CONSTRAINT "media_item_content_type_form" CHECK ("content_type" ~ '^[a-z]+/[a-z0-9.+-]+$'),
  ADD CONSTRAINT "media_item_size_not_negative" CHECK ("size" >= 0),
  ADD CONSTRAINT "media_item_hash_form" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
  ADD CONSTRAINT "media_item_dimensions" CHECK (
    ("width" IS NULL AND "height" IS NULL) OR ("width" IS NOT NULL AND "height" IS NOT NULL AND "width" > 0 AND "height" > 0)),
  ADD CONSTRAINT "media_item_duration_not_negative" CHECK ("duration" >= 0);

-- People ----------------------------------------------------------------------------------------------------------

ALTER TABLE "site_user" ADD CONSTRAINT "site_user_name_length" CHECK (char_length("name") BETWEEN 1 AND 128);
CREATE UNIQUE INDEX "site_user_name_key" ON "site_user" (lower("name"));
CREATE UNIQUE INDEX "site_user_email_key" ON "site_user" (lower("email"));

ALTER TABLE "owner_link" ADD CONSTRAINT "owner_link_token_hash_form" CHECK ("token_hash" ~ '^[0-9a-f]{64}$');

-- Renewal of pages ------------------------------------------------------------------------------------------------

CREATE SEQUENCE "cache_tag_seq" AS bigint OWNED BY "cache_tag"."seq";
ALTER TABLE "cache_tag" ADD CONSTRAINT "cache_tag_length" CHECK (char_length("tag") BETWEEN 1 AND 512);
