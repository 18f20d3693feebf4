import 'server-only';

/**
 * What one storage refuses, none may accept (security M-1).
 * @throws {RangeError} for what leads upwards, begins with a dot, or is no pathname at all
 */
export function checkPathname(pathname: string): void {
  const isPlain = pathname
    .split('/')
    .every((each) => each !== '' && !each.startsWith('.') && !/[\\\p{Cc}]/u.test(each));
  if (!isPlain) throw new RangeError('Not a pathname of the library.');
}
