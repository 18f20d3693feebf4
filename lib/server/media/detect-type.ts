import 'server-only';

import { fileTypeFromFile } from 'file-type';
import { type UploadType, uploadTypeOf } from '@/lib/domain/media/upload-types';
import { FileReader } from './file-reader';
import { beginsDrawing } from './svg/begins-drawing';

const HEAD_BYTES = 4_096;

/** A file's type by its bytes, or null if it cannot be uploaded; its name and declared type do not count. */
export async function detectType(file: string): Promise<UploadType | null> {
  const found = await fileTypeFromFile(file).catch(() => undefined);
  if (found && found.mime !== 'application/xml') return uploadTypeOf(found.mime);
  const head = await FileReader.over(file, (reader) => reader.read(0, HEAD_BYTES));
  return beginsDrawing(decode(head)) ? 'image/svg+xml' : null;
}

function decode(head: Buffer): string {
  const text = new TextDecoder('utf-8').decode(head);
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}
