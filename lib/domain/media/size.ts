const KB = 1_024;
const MB = KB * KB;

/** "512 B", "1.5 KB", "2.0 MB". */
export function formatSize(bytes: number): string {
  if (bytes < KB) return `${bytes} B`;
  return bytes < MB ? `${(bytes / KB).toFixed(1)} KB` : `${(bytes / MB).toFixed(1)} MB`;
}
