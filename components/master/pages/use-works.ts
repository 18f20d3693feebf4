import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/notices';
import { ApiError } from '@/lib/client/http';
import { titleWithin } from '@/lib/client/title-within';
import type { PageSummary } from '@/lib/contracts/page-list';
import { pathBelow, segmentOf } from '@/lib/domain/content/page-segment';
import { isRunning, shareOf, type Upload } from '@/lib/domain/media/upload-queue';
import { useUploadQueue } from '@/stores/uploads';
import { usePagesScreen } from './pages-screen-context';
import { openQuestion } from './pages-state';
import { usePageActions } from './use-page-actions';
import { usePageFailure } from './use-page-failure';
import { workTitle } from './work-title';

/** Pages of one name beside one another, before it is given up. */
const SAME_NAMES = 50;

/** A picture that a work is to be made of. */
export interface PictureOfWork {
  key: number;
  file: File;
  title: string;
  /** Why there is no work of it yet. */
  problem: string | null;
}

/**
 * The pictures that works are to be made of.
 * @param tag of the language of their titles (BCP 47)
 */
function usePictures(tag: string) {
  const [pictures, setPictures] = useState<readonly PictureOfWork[]>([]);
  const last = useRef(0);

  const add = (files: Iterable<File>) => {
    const added = Array.from(files, (file) => {
      last.current += 1;
      return { key: last.current, file, title: workTitle(file.name), problem: null };
    });
    setPictures((before) => [...before, ...added]);
    void readTitles(added);
  };
  /** One after another: a pile may be of many gigabytes. */
  const readTitles = async (added: readonly PictureOfWork[]) => {
    for (const picture of added) await readTitle(picture);
  };
  /** What the picture calls itself comes before the name of its file, but not before what was typed meanwhile. */
  const readTitle = async ({ key, file, title: fromName }: PictureOfWork) => {
    const title = await titleWithin(file, tag).catch(() => null);
    if (title === null) return;
    setPictures((before) =>
      before.map((each) => (each.key === key && each.title === fromName ? { ...each, title } : each)),
    );
  };
  const change = (key: number, changes: Partial<PictureOfWork>) =>
    setPictures((before) => before.map((each) => (each.key === key ? { ...each, ...changes } : each)));
  const remove = (key: number) => setPictures((before) => before.filter((each) => each.key !== key));
  return { pictures, add, change, remove };
}

/** Makes a work, as a draft, of each of some pictures: what could not be made stays in the list, with why. */
export function useWorks(parent: PageSummary | null) {
  const t = useTranslations('pagesAdmin');
  const uploadTexts = useTranslations('upload');
  const { locale, languages } = usePagesScreen();
  const tag = languages.find(({ code }) => code === locale)?.tag ?? locale;
  const { create } = usePageActions();
  const { sentenceOf } = usePageFailure();
  const { pictures, add, change, remove } = usePictures(tag);
  const [isBusy, setBusy] = useState(false);
  /** Of the uploads under way. */
  const sent = useRef<readonly number[]>([]);
  const progress = useUploadQueue(({ uploads }) => (isBusy ? shareOf(uploads.filter(isRunning)) : null));

  /** The first address with that name which is free. */
  const makePage = async (title: string, picture: string, above: string): Promise<void> => {
    const segment = segmentOf(title) || 'work';
    for (let nth = 1; ; nth += 1) {
      try {
        await create({
          path: pathBelow(above, nth === 1 ? segment : `${segment}-${nth}`),
          locale,
          meta: { title, description: '', keywords: [] },
          kind: 'work',
          withSections: true,
          picture,
          isDraft: true,
        });
        return;
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'path_taken') || nth === SAME_NAMES) throw error;
      }
    }
  };

  /** Gives why it could not be made; null where it was. */
  const make = async ({ title, file }: PictureOfWork, { id, item, problem }: Upload, above: string) => {
    useUploadQueue.getState().dismiss(id);
    if (!item) return uploadTexts(problem ?? 'notSent');
    try {
      await makePage(title.trim() || workTitle(file.name), item.pathname, above);
      return null;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined;
      return (code && sentenceOf(code)) || t('workNotMade');
    }
  };

  const send = async () => {
    if (!parent || isBusy || pictures.length === 0) return;
    setBusy(true);
    const files = pictures.map(({ file }) => file);
    const ended = useUploadQueue.getState().add(files, { kind: 'images' });
    sent.current = useUploadQueue
      .getState()
      .uploads.slice(-files.length)
      .map(({ id }) => id);
    const uploads = await ended;
    let count = 0;
    for (const [at, picture] of pictures.entries()) {
      const upload = uploads[at];
      const problem = upload ? await make(picture, upload, parent.path) : t('workNotMade');
      if (problem === null) {
        count += 1;
        remove(picture.key);
      } else change(picture.key, { problem });
    }
    setBusy(false);
    if (count > 0) toast.success(t('worksMade', { count }));
    if (count === pictures.length) openQuestion(null);
  };
  /** Calls off what is still to be uploaded. */
  const stop = () => {
    const { uploads, cancel } = useUploadQueue.getState();
    for (const each of uploads) if (sent.current.includes(each.id) && isRunning(each)) cancel(each.id);
  };
  return { pictures, isBusy, progress, add, change, remove, send, stop };
}
