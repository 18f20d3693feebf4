import '../island-elements';

/**
 * Thumbnails that move their row and not the page (showThumbnails): stands beside them in their list's element. Without script
 * they are links to the items.
 */
export function GalleryThumbnails({ rowId }: { rowId: string }) {
  return <gallery-thumbnails row={rowId} hidden />;
}
