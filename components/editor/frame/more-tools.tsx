'use client';

import { useTranslations } from 'next-intl';
import { useId, useRef } from 'react';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon } from '../core/edit-icon';
import { keyHint } from '../core/key-hint';
import { usePanels } from '../core/panels';
import { PANELS } from './panel-list';

/** The panels that are wanted more rarely; on a phone all that find no room in the bar. */
export function MoreTools() {
  const t = useTranslations('editPanel');
  const { open, toggle } = usePanels();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isOn = PANELS.some(({ name, icon, isInBar }) => name === open && icon && !isInBar);
  return (
    <>
      <button
        type="button"
        className={isOn ? 'is-on' : undefined}
        aria-label={t('more')}
        {...tip(t('more'))}
        popoverTarget={id}
      >
        <EditIcon shape="more" />
      </button>
      <div ref={menu} id={id} popover="auto" className="toolbar-menu">
        <ul>
          {PANELS.map(({ name, icon, isInBar }) =>
            icon && name !== 'outline' ? (
              <li key={name} className={isInBar ? 'is-narrow' : undefined}>
                <button
                  type="button"
                  aria-pressed={open === name}
                  onClick={() => {
                    // First: whatever closes the panel again leads back to the button of this menu.
                    menu.current?.hidePopover();
                    toggle(name);
                  }}
                >
                  <EditIcon shape={icon} />
                  {t(name)}
                  {name === 'shortcuts' ? <kbd aria-hidden>{keyHint('help')}</kbd> : null}
                </button>
              </li>
            ) : null,
          )}
        </ul>
      </div>
    </>
  );
}
