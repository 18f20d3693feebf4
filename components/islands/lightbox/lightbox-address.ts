const PARAMETER = 'picture';

/** The key of the picture that an address asks for: `{page}?picture={key}`. */
export function pictureIn(address: string): string | null {
  return new URL(address).searchParams.get(PARAMETER);
}

/** The same address with another picture or none; other parameters stay. */
export function addressWith(address: string, picture: string | null): string {
  const url = new URL(address);
  if (picture === null) url.searchParams.delete(PARAMETER);
  else url.searchParams.set(PARAMETER, picture);
  return url.pathname + url.search + url.hash;
}

/** A text with its `{index}`, `{total}` and `{name}` filled in. */
export function filled(text: string, values: { index: number; total: number; name?: string }): string {
  return text.replace(/\{(index|total|name)\}/g, (_place, name: keyof typeof values) =>
    String(values[name] ?? ''),
  );
}
