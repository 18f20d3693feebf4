'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleMinus, Files, Folder, type LucideIcon, Trash2 } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { type MediaQuery, mediaFoldersQuery } from '@/lib/client/media-list';
import { ChoiceField } from './choice-field';
import { useLibrary } from './library-state';
import { libraryQueries } from './queries';

interface Place extends Pick<MediaQuery, 'folder' | 'state'> {
  name: string;
  count: number | undefined;
  icon: LucideIcon;
}

/** The places of the library: everything, a folder, unused files, or the bin. */
function usePlaces(): readonly Place[] {
  const t = useTranslations('library');
  const mode = useLibrary(({ request }) => request.mode);
  const { data } = useQuery(mediaFoldersQuery, libraryQueries);
  const folders = data?.folders.filter(({ name }) => name !== '') ?? [];
  return [
    { folder: null, state: null, name: t('everything'), count: data?.count, icon: Files },
    ...folders.map(({ name, count }): Place => ({ folder: name, state: null, name, count, icon: Folder })),
    ...(mode === 'select'
      ? []
      : ([
          { folder: null, state: 'unused', name: t('unused'), count: data?.unused, icon: CircleMinus },
          { folder: null, state: 'bin', name: t('bin'), count: data?.binned, icon: Trash2 },
        ] as const)),
  ];
}

const isAt = (place: Place, { folder, state }: MediaQuery) =>
  place.folder === folder && place.state === state;

/** The places beside the files, where there is room for them. */
export function PlaceList() {
  const t = useTranslations('library');
  const { query, changeQuery } = useLibrary((state) => state);
  return (
    <nav
      className="w-62 flex-none overflow-y-auto ps-[calc(var(--edge)-0.75rem)] pt-1 pb-4 [scrollbar-width:thin]"
      aria-label={t('places')}
    >
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5 p-0.75">
        {usePlaces().map(({ folder, state, name, count, icon }) => (
          <li key={`${state}/${folder}`}>
            <button
              type="button"
              className="flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-full px-3 py-1 text-start font-display text-sm leading-tight font-medium text-tool-muted hover:bg-tool-tint hover:text-tool-ink aria-[current=true]:bg-tool-hover aria-[current=true]:text-tool-ink"
              aria-current={query.folder === folder && query.state === state}
              onClick={() => changeQuery({ folder, state })}
            >
              <Icon of={icon} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <small className="font-text text-xs tabular-nums">{count}</small>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The same as one field, where there is little room. */
export function PlaceField() {
  const t = useTranslations('library');
  const { query, changeQuery } = useLibrary((state) => state);
  const places = usePlaces();
  return (
    <ChoiceField
      aria-label={t('places')}
      value={places.findIndex((place) => isAt(place, query))}
      onChange={({ target }) => {
        const place = places[Number(target.value)];
        if (place) changeQuery({ folder: place.folder, state: place.state });
      }}
    >
      {places.map((place, at) => (
        <option key={`${place.state}/${place.folder}`} value={at}>
          {place.count === undefined ? place.name : `${place.name} (${place.count})`}
        </option>
      ))}
    </ChoiceField>
  );
}
