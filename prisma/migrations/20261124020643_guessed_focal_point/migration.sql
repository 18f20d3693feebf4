-- AlterTable
ALTER TABLE "media_item" ADD COLUMN     "guessed_focal_x" DOUBLE PRECISION,
ADD COLUMN     "guessed_focal_y" DOUBLE PRECISION;

ALTER TABLE "media_item"
  ADD CONSTRAINT "media_item_guessed_focal_point" CHECK (
    ("guessed_focal_x" IS NULL AND "guessed_focal_y" IS NULL)
    OR ("guessed_focal_x" IS NOT NULL AND "guessed_focal_y" IS NOT NULL
      AND "guessed_focal_x" BETWEEN 0 AND 1 AND "guessed_focal_y" BETWEEN 0 AND 1));

