'use client';

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { mediaQuery } from '@/lib/client/media';
import { fileNameOf } from '@/lib/domain/media/file-types';
import { mediaPath } from '@/lib/domain/media/pathname';
import { MEDIA } from '@/lib/domain/site/limits';
import { EditIcon } from '../frame/edit-icon';
import { editorQueries } from '../frame/queries';
import { rememberMedia } from './known-media';
import { MediaTile } from './media-tile';
import type { MediaKind } from './upload-rules';

interface MediaChoiceProps {
  kind: MediaKind;
  /** The one that is chosen now. */
  value: string;
  onChoose(address: string): void;
}

/** What has been uploaded, newest first, to choose one of. */
export function MediaChoice({ kind, value, onChoose }: MediaChoiceProps) {
  const t = useTranslations('properties');
  const searchId = useId();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim());
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    mediaQuery(kind, search),
    editorQueries,
  );
  const items = data?.pages.flatMap(({ blobs }) => blobs) ?? [];
  return (
    <div className="media-choice" aria-busy={isPending}>
      <label htmlFor={searchId}>{t('searchLibrary')}</label>
      <input
        id={searchId}
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || typed === '') return;
          event.preventDefault();
          setTyped('');
        }}
      />
      {error ? <p role="alert">{t('libraryFailed')}</p> : null}
      {!isPending && !error && items.length === 0 ? <p className="field-note">{t('libraryEmpty')}</p> : null}
      <ul className="media-grid">
        {items.map((item) => {
          const address = mediaPath(item.pathname);
          const name = fileNameOf(item.pathname);
          return (
            <li key={item.pathname}>
              <button
                type="button"
                title={name}
                aria-label={name}
                aria-pressed={address === value}
                onClick={() => onChoose(rememberMedia(item))}
              >
                {kind === 'images' ? (
                  <MediaTile src={address} />
                ) : (
                  <>
                    <EditIcon shape="film" />
                    <span>{name}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ul>
      {hasNextPage ? (
        <button type="button" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('loadMore')}
        </button>
      ) : null}
    </div>
  );
}

/** What was typed, once typing has stopped (specification §9). */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), MEDIA.searchDebounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
