-- The frame of a film is asked for by its own address.
CREATE INDEX "media_item_poster" ON "media_item" ("poster") WHERE "poster" IS NOT NULL;
