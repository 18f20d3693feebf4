const PICTURE = 'picture';
/** The part of it that is seen. */
export const VIEW = 'view';

/** The key of the picture that an address asks for: `{page}?picture={key}`. */
export function pictureIn(address: string): string | null {
  return new URL(address).searchParams.get(PICTURE);
}

/** The same address with another picture or none; other parameters stay. */
export function addressWith(address: string, picture: string | null): string {
  const url = new URL(address);
  url.searchParams.delete(VIEW);
  if (picture === null) url.searchParams.delete(PICTURE);
  else url.searchParams.set(PICTURE, picture);
  return url.pathname + url.search + url.hash;
}
