import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type Actions, actionsIn } from './actions';
import { useNames } from './names';

/** What can be done with what is selected; each says what it did. */
export function useActions(): Actions {
  const t = useTranslations('structure');
  const undo = useTranslations('editor')('undo');
  const names = useNames();
  return useMemo(() => actionsIn({ t, undo, names }), [t, undo, names]);
}
