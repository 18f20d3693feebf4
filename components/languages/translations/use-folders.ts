import { useCallback, useState } from 'react';
import type { TranslationGroup } from '@/lib/domain/translations/group';

const NONE: ReadonlySet<string> = new Set();

const toggled = (names: ReadonlySet<string>, name: string) => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Which folders are open: the ones that were opened, and while searching all but those that were closed since. */
export function useFolders(groups: readonly TranslationGroup[], search: string) {
  const [opened, setOpened] = useState(NONE);
  const [closed, setClosed] = useState({ search, names: NONE });
  const isSearching = search !== '';
  const closedNow = closed.search === search ? closed.names : NONE;
  const isOpen = useCallback(
    (namespace: string) => (isSearching ? !closedNow.has(namespace) : opened.has(namespace)),
    [isSearching, closedNow, opened],
  );
  const areAllOpen = groups.length > 0 && groups.every(({ namespace }) => isOpen(namespace));
  const all = () => new Set(groups.map(({ namespace }) => namespace));
  return {
    isOpen,
    areAllOpen,
    fold: useCallback(
      (namespace: string) => {
        if (!isSearching) setOpened((names) => toggled(names, namespace));
        else
          setClosed((last) => ({
            search,
            names: toggled(last.search === search ? last.names : NONE, namespace),
          }));
      },
      [isSearching, search],
    ),
    foldAll: () => {
      if (!isSearching) setOpened(areAllOpen ? NONE : all());
      else setClosed({ search, names: areAllOpen ? all() : NONE });
    },
    open: (namespace: string) => setOpened((names) => new Set([...names, namespace])),
  };
}
