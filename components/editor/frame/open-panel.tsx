'use client';

import { useTranslations } from 'next-intl';
import { PANELS } from './panel-list';
import { usePanels } from './panels';
import { SidePanel } from './side-panel';
import { ToolBoundary } from './tool-boundary';

/** The panel that is open, if any. */
export function OpenPanel() {
  const t = useTranslations('editPanel');
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
