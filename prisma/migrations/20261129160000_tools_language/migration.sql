-- AlterTable
ALTER TABLE "site_user" ADD COLUMN     "tools_language" TEXT;

