-- CreateTable
CREATE TABLE "section_template" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "content" JSON NOT NULL,
    "media" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "section_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "section_template_name_key" ON "section_template"("name");
