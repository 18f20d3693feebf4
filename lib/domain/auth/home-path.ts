import { localisePath, splitLocale } from '../addresses/paths';
import { reservedSegments } from '../languages/catalogue';

/** Whether an address is the home page in any language: `/`, `/en`, `/ru`, `/uk`, …. */
export function isHomePath(pathname: string): boolean {
  const { path } = splitLocale(pathname, reservedSegments());
  return path === '/' || path === '';
}

/** The home page in the language of an address: where signing in and out lead. */
export function homeOf(pathname: string): string {
  return localisePath('/', splitLocale(pathname, reservedSegments()).locale);
}
