'use client';

import { useTranslations } from 'next-intl';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import { keyHint } from '../core/key-hint';
import { usePanels } from '../core/panels';
import { MoreTools } from './more-tools';
import { PANELS } from './panel-list';

/** What opens and closes the panels: the two that are wanted most in words, the others in a menu. */
export function PanelButtons() {
  const t = useTranslations('editPanel');
  const { open, toggle } = usePanels();
  return (
    <div className="panel-buttons">
      {PANELS.map(({ name, icon, isInBar }) =>
        icon && isInBar ? (
          <button
            key={name}
            type="button"
            className={name === 'languages' ? 'with-words is-broad' : 'with-words'}
            {...tip(t(name), name === 'outline' ? keyHint('outline') : undefined)}
            aria-expanded={open === name}
            onClick={() => toggle(name)}
          >
            <EditIcon shape={icon} />
            <span>{t(name)}</span>
          </button>
        ) : null,
      )}
      <MoreTools />
    </div>
  );
}
