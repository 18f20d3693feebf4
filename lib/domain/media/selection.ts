/** The selected pathnames after a choice: one replaces all, several toggle. */
export function selectMedia(
  selected: readonly string[],
  pathname: string,
  isMultiple: boolean,
): readonly string[] {
  if (!isMultiple) return [pathname];
  return selected.includes(pathname)
    ? selected.filter((other) => other !== pathname)
    : [...selected, pathname];
}
