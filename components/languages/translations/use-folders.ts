import { useCallback, useState } from 'react';
import type { TranslationGroup } from '@/lib/domain/translations/group';
import { partOf } from '@/lib/domain/translations/text-parts';
import { TOOLS_FOLDER } from './text-rows';

const NONE: ReadonlySet<string> = new Set();

const toggled = (names: ReadonlySet<string>, name: string) => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Every folder of a list, that of the tools among them. */
function foldersOf(groups: readonly TranslationGroup[]): string[] {
  const names = groups.map(({ namespace }) => namespace);
  return names.some((name) => partOf(name) === 'tools') ? [TOOLS_FOLDER, ...names] : names;
}

/**
 * Which folders are open, that of the tools among them: the ones that were opened, and while searching all but those that
 * were closed since.
 */
export function useFolders(groups: readonly TranslationGroup[], search: string) {
  const [opened, setOpened] = useState(NONE);
  const [closed, setClosed] = useState({ search, names: NONE });
  const isSearching = search !== '';
  const closedNow = closed.search === search ? closed.names : NONE;
  const isOpen = useCallback(
    (folder: string) => (isSearching ? !closedNow.has(folder) : opened.has(folder)),
    [isSearching, closedNow, opened],
  );
  const areAllOpen = groups.length > 0 && foldersOf(groups).every(isOpen);
  const all = () => new Set(foldersOf(groups));
  return {
    isOpen,
    areAllOpen,
    fold: useCallback(
      (folder: string) => {
        if (!isSearching) setOpened((names) => toggled(names, folder));
        else
          setClosed((last) => ({
            search,
            names: toggled(last.search === search ? last.names : NONE, folder),
          }));
      },
      [isSearching, search],
    ),
    foldAll: () => {
      if (!isSearching) setOpened(areAllOpen ? NONE : all());
      else setClosed({ search, names: areAllOpen ? all() : NONE });
    },
    open: (namespace: string) =>
      setOpened(
        (names) => new Set([...names, namespace, ...(partOf(namespace) === 'tools' ? [TOOLS_FOLDER] : [])]),
      ),
  };
}
