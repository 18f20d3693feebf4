'use client';

import { usePanels } from '../core/panels';
import { SidePanel } from '../core/side-panel';
import { ToolBoundary } from '../core/tool-boundary';
import { useToolTexts } from '../core/tool-texts';
import { PANELS } from './panel-list';

/** The panel that is open, if any. */
export function OpenPanel() {
  const t = useToolTexts('editPanel');
  const open = usePanels((state) => state.open);
  const View = PANELS.find(({ name }) => name === open)?.View;
  if (open === null || !View) return null;
  return (
    <ToolBoundary
      key={open}
      shown={(failed) => (
        <SidePanel label={t(open)} title={t(open)}>
          {failed}
        </SidePanel>
      )}
    >
      <View />
    </ToolBoundary>
  );
}
