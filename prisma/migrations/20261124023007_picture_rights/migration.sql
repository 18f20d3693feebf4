-- AlterTable
ALTER TABLE "media_item" ADD COLUMN     "rights" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "signature" TEXT,
ADD COLUMN     "signed_by" TEXT;

-- CreateTable
CREATE TABLE "site_rights" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "creator" TEXT NOT NULL DEFAULT '',
    "credit" TEXT NOT NULL DEFAULT '',
    "copyright" TEXT NOT NULL DEFAULT '',
    "licence" TEXT NOT NULL DEFAULT '',
    "training" BOOLEAN,
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "site_rights_pkey" PRIMARY KEY ("id")
);
