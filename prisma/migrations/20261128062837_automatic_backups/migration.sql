-- AlterTable
ALTER TABLE "last_backup" ADD COLUMN     "file" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "backup_run" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "problem" TEXT,
    "tried_at" TIMESTAMPTZ(3),
    "is_trial_good" BOOLEAN,

    CONSTRAINT "backup_run_pkey" PRIMARY KEY ("id")
);
