-- TIFF is a picture, as lib/domain/media/file-types has it.
CREATE OR REPLACE FUNCTION "media_file_group"("pathname" text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE
    WHEN "pathname" ~* '\.(jpg|jpeg|png|gif|webp|avif|svg|bmp|tif|tiff)$' THEN 'images'
    WHEN "pathname" ~* '\.(mp4|webm|ogg|mov|avi|mkv)$' THEN 'videos'
    ELSE 'documents'
  END
$$;
