import { type FileGroup, fileGroupOf } from './file-types';

/** Which files the caller of the library accepts. */
export const ACCEPT_TYPES = ['all', 'images', 'videos', 'images,videos', 'documents'] as const;
export type AcceptTypes = (typeof ACCEPT_TYPES)[number];

/** The type filter that the user chose. */
export const TYPE_FILTERS = ['all', 'images', 'videos', 'documents'] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

/** Groups of files that a caller of the library may be given. */
export const ACCEPTED: Record<AcceptTypes, readonly FileGroup[]> = {
  all: ['images', 'videos', 'documents'],
  images: ['images'],
  videos: ['videos'],
  'images,videos': ['images', 'videos'],
  documents: ['documents'],
};

/** Judged by the extension. */
export function isAccepted(accept: AcceptTypes, pathname: string): boolean {
  return ACCEPTED[accept].includes(fileGroupOf(pathname));
}

/** Judged by the extension. */
export function matchesTypeFilter(filter: TypeFilter, pathname: string): boolean {
  return filter === 'all' || fileGroupOf(pathname) === filter;
}

const fold = (text: string): string => text.normalize('NFC').toLowerCase();

/** A case-insensitive substring of the pathname; space around the words does not count. */
export function matchesSearch(search: string, pathname: string): boolean {
  return fold(pathname).includes(fold(search.trim()));
}
