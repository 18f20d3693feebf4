import { ApiError } from '@/lib/client/http';
import { createPage } from '@/lib/client/page-changes';
import type { PageCreation } from '@/lib/contracts/page-changes';
import type { PageContent } from '@/lib/domain/content/model';
import type { PageKind } from '@/lib/domain/site/page-kinds';
import type { ForeignPage } from '@/lib/domain/site-import/model';
import { metaOf } from '@/lib/domain/site-import/page-meta';
import type { PlannedPage } from '@/lib/domain/site-import/plan-pages';

/** What could not be kept as it was, or why there is no page; keys of the messages. */
export type ImportNote = 'titleShortened' | 'formerTaken' | 'notMade' | 'notAllowed';

/** Pages of one name beside one another, before it is given up. */
const SAME_NAMES = 50;

const KINDS: Readonly<Record<ForeignPage['kind'], PageKind>> = { page: 'plain', post: 'text', work: 'work' };

/**
 * Makes a page of another site as a draft, at the first free address of its name, and gives that; its former address leads there, unless another
 * page stands at that.
 */
export async function makeImportedPage(
  { page, path, formerPath }: PlannedPage,
  content: PageContent,
  locale: string,
): Promise<{ madeAt: string | null; notes: ImportNote[] }> {
  const { meta, isWhole } = metaOf(page);
  const body = { locale, meta, content, kind: KINDS[page.kind], isDraft: true };
  try {
    const { madeAt, isFormerTaken } = await makeAtFree(body, path, formerPath);
    const notes: ImportNote[] = isFormerTaken ? ['formerTaken'] : [];
    return { madeAt, notes: isWhole ? notes : ['titleShortened', ...notes] };
  } catch (error) {
    const isForbidden = error instanceof ApiError && error.code === 'forbidden';
    return { madeAt: null, notes: [isForbidden ? 'notAllowed' : 'notMade'] };
  }
}

/**
 * Gives where the page stands, and whether its former address, if it has one, is another page's.
 * @throws {ApiError}
 */
async function makeAtFree(
  body: Omit<PageCreation, 'path'>,
  path: string,
  formerPath: string | null,
): Promise<{ madeAt: string; isFormerTaken: boolean }> {
  for (let nth = 1; nth < SAME_NAMES; nth += 1) {
    const page = { ...body, path: nth === 1 ? path : `${path}-${nth}` };
    if (formerPath !== null && (await isMade({ ...page, formerPaths: [formerPath] })))
      return { madeAt: page.path, isFormerTaken: false };
    // Either of the two addresses was taken: the answer does not say which.
    if (await isMade(page)) return { madeAt: page.path, isFormerTaken: formerPath !== null };
  }
  const last = `${path}-${SAME_NAMES}`;
  await createPage({ ...body, path: last });
  return { madeAt: last, isFormerTaken: formerPath !== null };
}

/** False where an address is taken. @throws {ApiError} */
async function isMade(page: PageCreation): Promise<boolean> {
  try {
    await createPage(page);
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'path_taken') return false;
    throw error;
  }
}
