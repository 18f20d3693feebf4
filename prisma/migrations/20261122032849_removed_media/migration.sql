-- CreateTable
CREATE TABLE "removed_media" (
    "pathname" TEXT NOT NULL,
    "removed_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "removed_media_pkey" PRIMARY KEY ("pathname")
);
