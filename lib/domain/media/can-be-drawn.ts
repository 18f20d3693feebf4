import { fileKindOf } from './file-types';

/** Pictures that are kept as they came, since nothing here can draw them. */
const UNDRAWN: ReadonlySet<string> = new Set(['image/bmp', 'image/heic', 'image/x-icon']);

/** Whether other pictures can be made from a file of this type. */
export const canBeDrawn = (contentType: string): boolean =>
  fileKindOf(contentType) === 'image' && !UNDRAWN.has(contentType);
