'use client';

import { useTranslations } from 'next-intl';
import { EditIcon } from './edit-icon';
import { PANELS } from './panel-list';
import { usePanels } from './panels';

/** What opens and closes the panels. */
export function PanelButtons() {
  const t = useTranslations('editPanel');
  const { open, toggle } = usePanels();
  return (
    <div className="panel-buttons">
      {PANELS.map(({ name, icon }) =>
        icon ? (
          <button
            key={name}
            type="button"
            title={t(name)}
            aria-label={t(name)}
            aria-expanded={open === name}
            onClick={() => toggle(name)}
          >
            <EditIcon shape={icon} />
          </button>
        ) : null,
      )}
    </div>
  );
}
