-- AlterTable
ALTER TABLE "media_item" ADD COLUMN     "film_widths" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
