import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Actions, actionsIn } from './actions';
import { useNames } from './names';

/** The actions on the selection, with announcements. */
export function useActions(): Actions {
  const t = useTranslations('structure');
  const undo = useTranslations('editor')('undo');
  const names = useNames();
  return useMemo(() => actionsIn({ t, undo, names }), [t, undo, names]);
}
