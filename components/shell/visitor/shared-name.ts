const KEY = 'shared_picture';

/** Keeps the name of a picture for the page that comes next; null where none is shared with it. */
export function keepSharedName(name: string | null): void {
  try {
    if (name === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, name);
  } catch {}
}

export function takeSharedName(): string | null {
  try {
    const name = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return name;
  } catch {
    return null;
  }
}
