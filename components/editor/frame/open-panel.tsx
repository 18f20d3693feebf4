'use client';

import { PANELS } from './panel-list';
import { usePanels } from './panels';

/** The panel that is open, if any. */
export function OpenPanel() {
  const open = usePanels((state) => state.open);
  const View = PANELS.find(({ name }) => name === open)?.View;
  return View ? <View /> : null;
}
