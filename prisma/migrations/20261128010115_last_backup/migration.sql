-- CreateTable
CREATE TABLE "last_backup" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "missing" INTEGER NOT NULL,

    CONSTRAINT "last_backup_pkey" PRIMARY KEY ("id")
);
