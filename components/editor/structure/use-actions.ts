import { useMemo } from 'react';
import { usePageTexts, useToolTexts } from '../core/tool-texts';
import { type Actions, actionsIn } from './actions';
import { useNames } from './names';

/** The actions on the selection, with announcements. */
export function useActions(): Actions {
  const t = useToolTexts('structure');
  const undo = useToolTexts('editor')('undo');
  const sectionName = usePageTexts('structure')('sectionName');
  const names = useNames();
  return useMemo(() => actionsIn({ t, undo, names, sectionName }), [t, undo, names, sectionName]);
}
