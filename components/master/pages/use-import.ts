import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { pageListQuery } from '@/lib/client/page-list';
import { type ReadImport, type ReadPage, readImport } from '@/lib/client/read-import';
import { detailNamed } from '@/lib/domain/site/usual-details';
import { ImportError } from '@/lib/domain/site-import/model';
import { contentOfParts, picturesOf } from '@/lib/domain/site-import/page-content';
import type { PlannedPage } from '@/lib/domain/site-import/plan-pages';
import { type ImportRow, isWaiting, makeEach, type PlacedRow, placedBelow } from './import-rows';
import { makeImportedPage } from './make-imported-page';
import { usePagesScreen } from './pages-screen-context';
import { goTo, openQuestion } from './pages-state';
import { useImportPictures } from './use-import-pictures';
import { workTitle } from './work-title';

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
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map());
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
      const [site, here] = await Promise.all([
        readImport(files, tag, workTitle),
        client.fetchQuery({ ...pageListQuery(locale), staleTime: 0 }),
      ]);
      setTitles(new Map(here.map(({ path, title }) => [path, title])));
      const shown = site.pages.flatMap(({ page, parts }) => picturesOf(page, parts));
      await pictures.find(site.files.pictures, shown, isStopped);
      const pictureAt = (src: string) => (pictures.isKnown(src) ? src : null);
      setRows(
        site.pages.map((each) => ({
          ...each,
          ...{ isChosen: null, madeAt: null, notes: [] },
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

  const make = async (row: PlacedRow, place: PlannedPage, site: ReadImport): Promise<string | null> => {
    await pictures.upload(picturesOf(row.page, row.parts));
    // It would lack the pictures that have been called off.
    if (isStopped.current) return null;
    const { content, missing } = contentOf(row, site, pictures.addressOf);
    const { madeAt, notes } = await makeImportedPage(place, content, locale);
    changeRow(row.page.id, { madeAt, notes, missing });
    return madeAt;
  };

  /** Makes those that are chosen, below a page. */
  const send = async (parentPath: string) => {
    const placed = placedBelow(rows, parentPath, titles);
    if (!found || phase === 'making' || !placed.some(isWaiting)) return;
    isStopped.current = false;
    setPhase('making');
    await makeEach(placed, isStopped, (row, place) => make(row, place, found));
    setPhase('chosen');
    void client.invalidateQueries({ queryKey: ['pages'] });
    void lists.renewAll(isShown);
  };

  return {
    ...{ phase, problem, found, rows, titles, read, send },
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
