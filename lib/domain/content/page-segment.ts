import { slugOf } from './attribute-names';

const SEGMENT_CHARACTERS = 64;

/** The path of a page below another one. */
export function pathBelow(parentPath: string, segment: string): string {
  return `${parentPath === '/' ? '' : parentPath}/${segment}`;
}

/** A path segment out of a title: what paths may hold of it. */
export function segmentOf(title: string): string {
  if (title.trim() === '') return '';
  return slugOf(title).replaceAll('_', '-').replaceAll(/-{2,}/g, '-').slice(0, SEGMENT_CHARACTERS);
}
