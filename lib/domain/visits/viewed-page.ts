import { parentPathOf } from '../addresses/paths';

/**
 * Which page of which language stands behind a key of the page store (`uk/works/2019`): the language's code, and the paths that
 * the page may have, the most likely first. A list that was narrowed is below its page. Null for a key of no language.
 */
export function viewedPage(
  key: string,
  codes: readonly string[],
): { code: string; paths: readonly string[] } | null {
  const [code = ''] = key.split('/', 1);
  if (!codes.includes(code)) return null;
  const paths = [];
  let path: string | null = key.slice(code.length) || '/';
  // The home page is no list: nothing that is unknown is a view of it.
  while (path !== null && (path !== '/' || paths.length === 0)) {
    paths.push(path);
    path = parentPathOf(path);
  }
  return { code, paths };
}
