import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { type ReadImport, type ReadPage, readImport } from '@/lib/client/read-import';
import { detailNamed } from '@/lib/domain/site/usual-details';
import { ImportError } from '@/lib/domain/site-import/model';
import { contentOfParts, picturesOf } from '@/lib/domain/site-import/page-content';
import { type PlannedPage, placeNow, planPages } from '@/lib/domain/site-import/plan-pages';
import { type ImportNote, makeImportedPage } from './make-imported-page';
import { usePagesScreen } from './pages-screen-context';
import { goTo, openQuestion } from './pages-state';
import { useImportPictures } from './use-import-pictures';
import { workTitle } from './work-title';

/** A page of another site that can be taken over. */
export interface ImportRow extends ReadPage {
  isChosen: boolean;
  /** Where its page stands; null while there is none. */
  madeAt: string | null;
  /** Names of pictures that are neither among the files nor in the library. */
  missing: readonly string[];
  /** What could not be kept as it was, or why the page is not there; keys of the messages. */
  notes: readonly ImportNote[];
}

/** Whether it is chosen and still to come. */
export const isWaiting = ({ isChosen, madeAt }: ImportRow) => isChosen && madeAt === null;

const pagesOf = (rows: readonly ImportRow[]) => rows.map(({ page }) => page);

/** Where each page would stand below another one, by its id. */
export const placesBelow = (rows: readonly ImportRow[], parentPath: string) =>
  new Map(planPages(pagesOf(rows), parentPath).map(({ page, path }) => [page.id, path]));

type Phase = 'choosing' | 'reading' | 'chosen' | 'making';

/** Takes pages over from the export of another system, as drafts. */
export function useImport() {
  const usual = useTranslations('details');
  const { locale, languages, lists, isShown } = usePagesScreen();
  const tag = languages.find(({ code }) => code === locale)?.tag ?? locale;
  const client = useQueryClient();
  const pictures = useImportPictures();
  const [phase, setPhase] = useState<Phase>('choosing');
  const [problem, setProblem] = useState<ImportError['reason'] | null>(null);
  const [found, setFound] = useState<ReadImport | null>(null);
  const [rows, setRows] = useState<readonly ImportRow[]>([]);
  const isStopped = useRef(false);

  const changeRow = (id: string, changes: Partial<ImportRow>) =>
    setRows((before) => before.map((row) => (row.page.id === id ? { ...row, ...changes } : row)));

  const contentOf = (
    { page, parts }: ReadPage,
    { altOf }: ReadImport,
    pictureAt: (src: string) => string | null,
  ) => contentOfParts(page, parts, { pictureAt, altOf, detailOf: (name) => detailNamed(name, usual) });

  const read = async (given: Iterable<File>) => {
    const files = [...given];
    if (files.length === 0) return;
    isStopped.current = false;
    setPhase('reading');
    setProblem(null);
    try {
      const site = await readImport(files, tag, workTitle);
      const shown = site.pages.flatMap(({ page, parts }) => picturesOf(page, parts));
      await pictures.find(site.files.pictures, shown, isStopped);
      const pictureAt = (src: string) => (pictures.isKnown(src) ? src : null);
      setRows(
        site.pages.map((each) => ({
          ...each,
          ...{ isChosen: true, madeAt: null, notes: [] },
          missing: contentOf(each, site, pictureAt).missing,
        })),
      );
      setFound(site);
      setPhase('chosen');
    } catch (error) {
      setProblem(error instanceof ImportError ? error.reason : 'broken');
      setPhase('choosing');
    }
  };

  const make = async (row: ImportRow, place: PlannedPage, site: ReadImport): Promise<string | null> => {
    await pictures.upload(picturesOf(row.page, row.parts));
    // It would lack the pictures that have been called off.
    if (isStopped.current) return null;
    const { content, missing } = contentOf(row, site, pictures.addressOf);
    const { madeAt, notes } = await makeImportedPage(place, content, locale);
    changeRow(row.page.id, { madeAt, notes, missing });
    return madeAt;
  };

  /** Each after the one that it stands below. */
  const makeAll = async (site: ReadImport, parentPath: string) => {
    const byId = new Map(rows.map((row) => [row.page.id, row]));
    const standing = new Map<string, string>();
    for (const place of planPages(pagesOf(rows), parentPath)) {
      if (isStopped.current) return;
      const row = byId.get(place.page.id);
      const madeAt = row && isWaiting(row) ? await make(row, placeNow(place, standing), site) : row?.madeAt;
      if (madeAt) standing.set(place.path, madeAt);
    }
  };

  /** Makes those that are chosen, below a page. */
  const send = async (parentPath: string) => {
    if (!found || phase === 'making' || !rows.some(isWaiting)) return;
    isStopped.current = false;
    setPhase('making');
    await makeAll(found, parentPath);
    setPhase('chosen');
    void client.invalidateQueries({ queryKey: ['pages'] });
    void lists.renewAll(isShown);
  };

  return {
    ...{ phase, problem, found, rows, read, send },
    choose: (id: string, isChosen: boolean) => changeRow(id, { isChosen }),
    /** Ends what is under way after the page that is being made. */
    stop: () => {
      isStopped.current = true;
      pictures.stop();
    },
    /** To the pages that visitors do not see yet. */
    showDrafts: () => {
      openQuestion(null);
      goTo('private');
    },
  };
}
