/** Below it, in each language, private links show pages as they are kept. No page can have a path of this name. */
export const PREVIEW_FOLDER = '_preview';

/** 32 bytes, as links carry them. */
const TOKEN = /^[\w-]{43}$/;

/** Where a private link leads, without the language's prefix. */
export function previewPath(token: string): string {
  return `/${PREVIEW_FOLDER}/${token}`;
}

/** The token of a path that could be a private link's; null for any other path. */
export function previewToken(path: string): string | null {
  const [, folder, token = '', ...more] = path.split('/');
  return folder === PREVIEW_FOLDER && more.length === 0 && TOKEN.test(token) ? token : null;
}
