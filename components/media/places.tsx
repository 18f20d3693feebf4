'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { type MediaAsked, mediaFoldersQuery } from '@/lib/client/media-list';
import { LibraryIcon, type LibraryShape } from './library-icon';
import { useLibrary } from './library-state';
import { libraryQueries } from './queries';

interface Place extends Pick<MediaAsked, 'folder' | 'state'> {
  name: string;
  count: number | undefined;
  shape: LibraryShape;
}

/** Where files are looked for: everywhere, in a folder, among those that no page uses, or in the bin. */
function usePlaces(): readonly Place[] {
  const t = useTranslations('library');
  const mode = useLibrary(({ request }) => request.mode);
  const { data } = useQuery(mediaFoldersQuery, libraryQueries);
  const folders = data?.folders.filter(({ name }) => name !== '') ?? [];
  return [
    { folder: null, state: null, name: t('everything'), count: data?.count, shape: 'all' },
    ...folders.map(({ name, count }): Place => ({ folder: name, state: null, name, count, shape: 'folder' })),
    ...(mode === 'select'
      ? []
      : ([
          { folder: null, state: 'unused', name: t('unused'), count: data?.unused, shape: 'unused' },
          { folder: null, state: 'bin', name: t('bin'), count: data?.binned, shape: 'bin' },
        ] as const)),
  ];
}

const isAt = (place: Place, { folder, state }: MediaAsked) =>
  place.folder === folder && place.state === state;

/** The places beside the files, where there is room for them. */
export function PlaceList() {
  const t = useTranslations('library');
  const { asked, ask } = useLibrary((state) => state);
  return (
    <nav className="library-places" aria-label={t('places')}>
      <ul>
        {usePlaces().map((place) => (
          <li key={`${place.state}/${place.folder}`}>
            <button
              type="button"
              aria-current={isAt(place, asked)}
              onClick={() => ask({ folder: place.folder, state: place.state })}
            >
              <LibraryIcon shape={place.shape} />
              <span>{place.name}</span>
              <small>{place.count}</small>
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
  const { asked, ask } = useLibrary((state) => state);
  const places = usePlaces();
  return (
    <select
      className="library-choice"
      aria-label={t('places')}
      value={places.findIndex((place) => isAt(place, asked))}
      onChange={({ target }) => {
        const place = places[Number(target.value)];
        if (place) ask({ folder: place.folder, state: place.state });
      }}
    >
      {places.map((place, at) => (
        <option key={`${place.state}/${place.folder}`} value={at}>
          {place.count === undefined ? place.name : `${place.name} (${place.count})`}
        </option>
      ))}
    </select>
  );
}
