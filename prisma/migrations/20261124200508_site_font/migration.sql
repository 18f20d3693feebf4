-- CreateTable
CREATE TABLE "site_font" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "files" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "site_font_pkey" PRIMARY KEY ("id")
);
