import type { ReactNode } from 'react';
import { usePanels } from '../core/panels';
import { useToolTexts } from '../core/tool-texts';

/** What visitors narrow the list by, in its place: an editor finds things by the panel, which it opens. */
export function StillFilterBar({ bar }: { bar: ReactNode }) {
  const t = useToolTexts('editor');
  return (
    <div className="relative col-span-full">
      <div inert>{bar}</div>
      <button
        type="button"
        className="absolute inset-0 cursor-pointer"
        aria-label={t('filterBar')}
        title={t('filterBar')}
        onClick={() => usePanels.getState().show('filter')}
      />
    </div>
  );
}
