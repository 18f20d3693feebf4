import { create } from 'zustand';
import type { LibraryMode } from '@/lib/domain/media/badges';
import type { AcceptTypes } from '@/lib/domain/media/filter';
import type { MediaItem } from '@/lib/domain/media/model';

/** A file that was chosen, with the address that content stores (decision 13). */
export interface PickedMedia extends MediaItem {
  url: string;
}

/** What a caller wants of the library (specification §3 "Media library props"). */
export interface PickOptions {
  /** Several, with an explicit confirm; one at a time if it is not said. */
  isMultiple?: boolean;
  accept?: AcceptTypes;
  /** What is chosen now: pathnames. */
  value?: readonly string[];
  title?: string;
}

export interface LibraryRequest extends Required<Omit<PickOptions, 'title'>> {
  mode: LibraryMode;
  title: string | null;
  /** Tells the caller and closes; null is nothing chosen. */
  answer(picked: PickedMedia[] | null): void;
}

interface UiState {
  /** What the media library is open for; null while it is closed. */
  library: LibraryRequest | null;
}

/** What is open over the page: features ask for each other here. */
export const useUi = create<UiState>()(() => ({ library: null }));

const open = (
  mode: LibraryMode,
  { isMultiple = false, accept = 'all', value = [], title }: PickOptions,
  done: LibraryRequest['answer'],
) => {
  useUi.getState().library?.answer(null);
  const request: LibraryRequest = {
    mode,
    isMultiple,
    accept,
    value,
    title: title ?? null,
    answer(picked) {
      if (useUi.getState().library !== request) return;
      useUi.setState({ library: null });
      done(picked);
    },
  };
  useUi.setState({ library: request });
};

/** Opens the media library to look at (specification §2.5, decision 22). */
export function openLibrary(): void {
  open('view', {}, () => {});
}

/** Opens the media library to choose from; null when it is closed without a choice. */
export function pickMedia(options: PickOptions = {}): Promise<PickedMedia[] | null> {
  return new Promise((resolve) => open('select', options, resolve));
}
