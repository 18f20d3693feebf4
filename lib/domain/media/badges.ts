import type { AcceptTypes } from './filter';

/** The library lets one look at files or choose one. */
export type LibraryMode = 'view' | 'select';

/** Keys of the interface texts "Images only", "Videos only", "Images & Videos", "Documents only" and "Double-click to preview". */
export type LibraryBadge =
  | 'imagesOnly'
  | 'videosOnly'
  | 'imagesAndVideos'
  | 'documentsOnly'
  | 'doubleClickToPreview';

const ACCEPT_BADGE: Record<AcceptTypes, LibraryBadge | null> = {
  all: null,
  images: 'imagesOnly',
  videos: 'videosOnly',
  'images,videos': 'imagesAndVideos',
  documents: 'documentsOnly',
};

/** The badges beside the dialog's title. */
export function libraryBadges(mode: LibraryMode, accept: AcceptTypes): LibraryBadge[] {
  const restriction = ACCEPT_BADGE[accept];
  return [
    ...(restriction ? [restriction] : []),
    ...(mode === 'select' ? (['doubleClickToPreview'] as const) : []),
  ];
}
