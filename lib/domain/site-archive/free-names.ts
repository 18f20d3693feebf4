import { isMediaPathname } from '../media/pathname';

const SHORT = 8;
const LONG = 32;

/**
 * The pathnames that a file of an archive may have here, its own first. The others come from what is in it: whoever imports
 * the same archive again finds the file under the name that it got.
 * @param hash SHA-256 of the file, lower-case hex
 */
export function namesForImport(pathname: string, hash: string): string[] {
  const extension = /\.[a-z0-9]+$/i.exec(pathname)?.[0] ?? '';
  const stem = pathname.slice(0, pathname.length - extension.length);
  const names = [
    pathname,
    `${stem}-${hash.slice(0, SHORT)}${extension}`,
    `uploads/${hash.slice(0, LONG)}${extension}`,
  ];
  return [...new Set(names)].filter(isMediaPathname);
}
