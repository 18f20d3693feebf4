import { create } from 'zustand';
import type { LibraryMode } from '@/lib/domain/media/badges';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';

/** A file that was chosen, with the address that content stores. */
export interface PickedMedia extends MediaItem {
  url: string;
}

/** What a caller wants of the library. */
export interface PickOptions {
  /** Several, with an explicit confirm; one at a time if it is not said. */
  isMultiple?: boolean;
  accept?: AcceptTypes;
  /** What is chosen now: pathnames. */
  value?: readonly string[];
  title?: string;
}

export interface LibraryRequest extends Required<Omit<PickOptions, 'title'>> {
  id: number;
  mode: LibraryMode;
  title: string | null;
  /** Tells the caller and closes; null is nothing chosen. */
  answer(picked: PickedMedia[] | null): void;
}

interface UiState {
  /** What the media library is open for; one that was asked for out of another lies over it. */
  libraries: readonly LibraryRequest[];
  /** Whether it is about to be opened: what it is made of can be on its way. */
  isLibraryLikely: boolean;
  isLanguagesOpen: boolean;
  isLanguagesLikely: boolean;
  /** Whether the interface's texts are marked on the page: as long as a key is held, or until they are done. */
  textMarks: 'off' | 'held' | 'kept';
}

/** What is open over the page: features ask for each other here. */
export const useUi = create<UiState>()(() => ({
  libraries: [],
  isLibraryLikely: false,
  isLanguagesOpen: false,
  isLanguagesLikely: false,
  textMarks: 'off',
}));

let lastId = 0;

const open = (
  mode: LibraryMode,
  { isMultiple = false, accept = 'all', value = [], title }: PickOptions,
  done: LibraryRequest['answer'],
) => {
  lastId += 1;
  const request: LibraryRequest = {
    id: lastId,
    mode,
    isMultiple,
    accept,
    value,
    title: title ?? null,
    answer(picked) {
      const { libraries } = useUi.getState();
      if (!libraries.includes(request)) return;
      useUi.setState({ libraries: libraries.filter((each) => each !== request) });
      done(picked);
    },
  };
  useUi.setState(({ libraries }) => ({ libraries: [...libraries, request], isLibraryLikely: true }));
};

/** Says that the media library may be opened soon: a button for it is pointed at or has the focus. */
export function expectLibrary(): void {
  useUi.setState({ isLibraryLikely: true });
}

/** Opens the media library to look at. */
export function openLibrary(): void {
  open('view', {}, () => {});
}

/** Opens the media library to choose from; null when it is closed without a choice. */
export function pickMedia(options: PickOptions = {}): Promise<PickedMedia[] | null> {
  return new Promise((resolve) => open('select', options, resolve));
}

/** Says that the languages may be opened soon: a button for them is pointed at or has the focus. */
export function expectLanguages(): void {
  useUi.setState({ isLanguagesLikely: true });
}

/** Opens languages and texts over the page. */
export function openLanguages(): void {
  useUi.setState({ isLanguagesOpen: true, isLanguagesLikely: true });
}

export function closeLanguages(): void {
  useUi.setState({ isLanguagesOpen: false });
}

/** Marks the interface's texts on the page, so that each can be changed where it stands. */
export function markTexts(): void {
  useUi.setState({ textMarks: 'kept' });
}
