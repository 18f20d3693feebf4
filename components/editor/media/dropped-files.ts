/** Whether a drag or paste contains files. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/**
 * The pasted files, if they are what was meant: a text copied from a word processor comes with a picture of
 * itself, and then the text is meant.
 */
export function pastedFiles(transfer: DataTransfer | null): File[] {
  if (!transfer) return [];
  const { types } = transfer;
  const hasWords =
    types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));
  return hasWords ? [] : [...transfer.files];
}
