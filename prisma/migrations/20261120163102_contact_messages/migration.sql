-- CreateTable
CREATE TABLE "contact_message" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "address" TEXT NOT NULL DEFAULT '',
    "suspicion" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_message_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "contact_message_email_created_at_idx" ON "contact_message"("email", "created_at");

-- CreateIndex
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

-- From here on written by hand: what the schema file cannot say.

-- A name and an address are one line each, so that neither can ever become a header of an e-mail.
ALTER TABLE "contact_message"
  ADD CONSTRAINT "contact_message_name_form" CHECK (
    char_length("name") BETWEEN 1 AND 200 AND "name" !~ '[[:cntrl:]]' AND "name" ~ '[^[:space:]]'),
  ADD CONSTRAINT "contact_message_email_form" CHECK (
    char_length("email") <= 254 AND "email" ~ '^[^[:space:][:cntrl:]@]+@[^[:space:][:cntrl:]@]+$'),
  ADD CONSTRAINT "contact_message_message_form" CHECK (
    char_length("message") BETWEEN 1 AND 5000 AND "message" ~ '[^[:space:]]'),
  ADD CONSTRAINT "contact_message_locale_form" CHECK ("locale" ~ '^[a-z]{2,3}$'),
  ADD CONSTRAINT "contact_message_address_is_short" CHECK ("address" = '' OR "address" ~ '(\.0|::)$'),
  ADD CONSTRAINT "contact_message_suspicion_known" CHECK ("suspicion" IN ('trap', 'links'));

ALTER TABLE "rate_limit"
  ADD CONSTRAINT "rate_limit_key_length" CHECK (char_length("key") BETWEEN 1 AND 200),
  ADD CONSTRAINT "rate_limit_count_positive" CHECK ("count" > 0);
