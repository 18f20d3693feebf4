/** Whether what is dragged or pasted has files in it. */
export function hasFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false;
}

/**
 * The files that were pasted, where they are what was meant: a text from a text processor brings a picture of itself along,
 * and its words are meant.
 */
export function pastedFiles(transfer: DataTransfer | null): File[] {
  if (!transfer) return [];
  const { types } = transfer;
  const hasWords =
    types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));
  return hasWords ? [] : [...transfer.files];
}
