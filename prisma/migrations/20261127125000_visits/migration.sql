-- CreateTable
CREATE TABLE "visit_setting" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "is_on" BOOLEAN NOT NULL DEFAULT false,
    "kept_months" INTEGER NOT NULL DEFAULT 24,

    CONSTRAINT "visit_setting_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_views" (
    "day" DATE NOT NULL,
    "page_id" TEXT NOT NULL,
    "views" INTEGER NOT NULL,

    CONSTRAINT "page_views_pkey" PRIMARY KEY ("day","page_id")
);

-- CreateTable
CREATE TABLE "visit_count" (
    "day" DATE NOT NULL,
    "kind" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "visit_count_pkey" PRIMARY KEY ("day","kind","name")
);

-- CreateIndex
CREATE INDEX "page_views_page_id_idx" ON "page_views"("page_id");

-- AddForeignKey
ALTER TABLE "page_views" ADD CONSTRAINT "page_views_page_id_fkey" FOREIGN KEY ("page_id") REFERENCES "page"("id") ON DELETE CASCADE ON UPDATE RESTRICT;
