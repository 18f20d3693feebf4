-- AlterTable
ALTER TABLE "site_user" ADD COLUMN     "asks_for_passkey" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "recovery_code" (
    "code_hash" TEXT NOT NULL,
    "user_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("code_hash")
);

-- CreateIndex
CREATE INDEX "recovery_code_user_id_idx" ON "recovery_code"("user_id");

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "site_user"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
