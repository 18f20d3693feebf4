-- AlterTable
ALTER TABLE "page" ADD COLUMN     "binned_below" TEXT;
