-- AlterTable
ALTER TABLE "contact_message" ADD COLUMN     "is_noted" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "mail_setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "host" TEXT NOT NULL DEFAULT '',
    "port" INTEGER NOT NULL DEFAULT 465,
    "security" TEXT NOT NULL DEFAULT 'tls',
    "username" TEXT NOT NULL DEFAULT '',
    "password" TEXT,
    "sender" TEXT NOT NULL DEFAULT '',
    "recipient" TEXT NOT NULL DEFAULT '',
    "is_daily" BOOLEAN NOT NULL DEFAULT false,
    "version" INTEGER NOT NULL DEFAULT 1,
    "digest_at" TIMESTAMPTZ(3),
    "failures" INTEGER NOT NULL DEFAULT 0,
    "resting_until" TIMESTAMPTZ(3),
    "problem" TEXT,
    "server_line" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "mail_setting_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "mail_setting_one_row" CHECK ("id" = 1),
    CONSTRAINT "mail_setting_security" CHECK ("security" IN ('tls', 'starttls', 'none'))
);

-- CreateTable
CREATE TABLE "outgoing_mail" (
    "id" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'waiting',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "next_try_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "give_up_at" TIMESTAMPTZ(3) NOT NULL,
    "leased_until" TIMESTAMPTZ(3),
    "tries" INTEGER NOT NULL DEFAULT 0,
    "sent_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "server_line" TEXT NOT NULL DEFAULT '',
    "about" TEXT[],

    CONSTRAINT "outgoing_mail_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "outgoing_mail_state" CHECK ("state" IN ('waiting', 'sent', 'failed'))
);

-- CreateIndex
CREATE UNIQUE INDEX "outgoing_mail_message_id_key" ON "outgoing_mail"("message_id");

-- CreateIndex
CREATE INDEX "outgoing_mail_state_next_try_at_idx" ON "outgoing_mail"("state", "next_try_at");

-- CreateIndex
CREATE INDEX "outgoing_mail_created_at_idx" ON "outgoing_mail"("created_at");

-- Messages that no mail has told of yet: looked for every few seconds.
CREATE INDEX "contact_message_unnoted" ON "contact_message" ("created_at") WHERE NOT "is_noted" AND "suspicion" IS NULL;
