-- AlterTable
ALTER TABLE "owner_link" ADD COLUMN     "user_id" TEXT;

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "address_key" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "audit_event" (
    "id" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "actor_id" TEXT,
    "actor_name" TEXT NOT NULL DEFAULT '',
    "object" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "audit_event_at_idx" ON "audit_event"("at");

-- CreateIndex
CREATE INDEX "owner_link_user_id_idx" ON "owner_link"("user_id");

-- AddForeignKey
ALTER TABLE "owner_link" ADD CONSTRAINT "owner_link_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "site_user"("id") ON DELETE CASCADE ON UPDATE RESTRICT;

-- From here on written by hand: what the schema file cannot say.

ALTER TABLE "session"
  ADD CONSTRAINT "session_address_is_short" CHECK ("address" = '' OR "address" ~ '(\.0|::)$'),
  ADD CONSTRAINT "session_user_agent_length" CHECK (char_length("user_agent") <= 400);

ALTER TABLE "audit_event"
  ADD CONSTRAINT "audit_event_action_form" CHECK ("action" ~ '^[a-z_]{1,40}$'),
  ADD CONSTRAINT "audit_event_object_length" CHECK (char_length("object") <= 1024),
  ADD CONSTRAINT "audit_event_actor_name_length" CHECK (char_length("actor_name") <= 128),
  ADD CONSTRAINT "audit_event_address_is_short" CHECK ("address" = '' OR "address" ~ '(\.0|::)$');
