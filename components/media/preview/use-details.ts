'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { changeMediaItem } from '@/lib/client/media-item';
import type { MediaDetails } from '@/lib/contracts/media';
import type { FocalPoint, MediaItem } from '@/lib/domain/media/model';

/** Typing has stopped. */
const SETTLED_MS = 800;

export interface Draft {
  name: string;
  folder: string;
  alts: Record<string, string>;
  captions: Record<string, string>;
  isDecorative: boolean;
  focalPoint: FocalPoint | null;
  rights: NonNullable<MediaDetails['rights']>;
}

export interface Details {
  draft: Draft;
  state: 'untouched' | 'saving' | 'saved' | 'failed';
  /** Texts by language are given for those that change alone. */
  change(details: MediaDetails): void;
  /** Saves pending changes at once. */
  save(): void;
}

function draftOf({ name, folder, alts, captions, isDecorative, focalPoint, rights }: MediaItem): Draft {
  return { name, folder, alts, captions, isDecorative, focalPoint: focalPoint ?? null, rights };
}

/** One change after another: texts of other languages stay. */
function joined(first: MediaDetails, second: MediaDetails): MediaDetails {
  return {
    ...first,
    ...second,
    ...((first.alts || second.alts) && { alts: { ...first.alts, ...second.alts } }),
    ...((first.rights || second.rights) && { rights: { ...first.rights, ...second.rights } }),
    ...((first.captions || second.captions) && { captions: { ...first.captions, ...second.captions } }),
  };
}

const isNothing = (details: MediaDetails) => Object.keys(details).length === 0;

/** The details of a file, saved by itself a moment after it was changed, and at the latest when it is left. */
export function useDetails(item: MediaItem, onChanged: (item: MediaItem) => void): Details {
  const { pathname } = item;
  const [draft, setDraft] = useState(() => draftOf(item));
  const [state, setState] = useState<Details['state']>('untouched');
  const waiting = useRef<MediaDetails>({});
  const isSending = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const report = useRef(onChanged);
  useEffect(() => {
    report.current = onChanged;
  });

  const save = useCallback(async () => {
    clearTimeout(timer.current);
    // One at a time, so that an earlier one never overwrites a later one.
    if (isSending.current) return;
    isSending.current = true;
    while (!isNothing(waiting.current)) {
      const sent = waiting.current;
      waiting.current = {};
      try {
        report.current(await changeMediaItem(pathname, sent));
        setState(isNothing(waiting.current) ? 'saved' : 'saving');
      } catch {
        waiting.current = joined(sent, waiting.current);
        setState('failed');
        break;
      }
    }
    isSending.current = false;
  }, [pathname]);

  const change = useCallback(
    (details: MediaDetails) => {
      setDraft((known) => ({
        ...known,
        ...details,
        alts: { ...known.alts, ...details.alts },
        captions: { ...known.captions, ...details.captions },
        rights: { ...known.rights, ...details.rights },
      }));
      waiting.current = joined(waiting.current, details);
      // A file is called something.
      if (waiting.current.name?.trim() === '') delete waiting.current.name;
      setState('saving');
      clearTimeout(timer.current);
      timer.current = setTimeout(save, SETTLED_MS);
    },
    [save],
  );

  useEffect(() => () => void save(), [save]);
  return { draft, state, change, save };
}
