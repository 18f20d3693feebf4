'use client';

import { Ellipsis } from 'lucide-react';
import { useId, useRef } from 'react';
import { BAR_MENU_ITEM, BarMenu } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Kbd } from '@/components/ui/kbd';
import { tip } from '@/components/ui/tooltip-text';
import { EDIT_BUTTON, NOT_WHILE_TYPING } from '../core/bar-styles';
import { keyHint } from '../core/key-hint';
import { usePanels } from '../core/panels';
import { useToolTexts } from '../core/tool-texts';
import { PANELS } from './panel-list';

/** The panels that are wanted more rarely; on a phone all that find no room in the bar. */
export function MoreTools() {
  const t = useToolTexts('editPanel');
  const { open, toggle } = usePanels();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const isOn = PANELS.some(({ name, icon, isInBar }) => name === open && icon && !isInBar);
  return (
    <>
      <button
        type="button"
        className={cx(EDIT_BUTTON, NOT_WHILE_TYPING, isOn && 'bg-tool-hover text-tool-accent')}
        aria-label={t('more')}
        {...tip(t('more'))}
        popoverTarget={id}
      >
        <Icon of={Ellipsis} />
      </button>
      <BarMenu ref={menu} id={id} className="max-md:mx-2">
        <ul>
          {PANELS.map(({ name, icon, isInBar }) =>
            icon && name !== 'outline' ? (
              // A finger has no keys.
              <li
                key={name}
                className={cx(isInBar && 'md:hidden', name === 'shortcuts' && 'pointer-coarse:hidden')}
              >
                <button
                  type="button"
                  className={BAR_MENU_ITEM}
                  aria-pressed={open === name}
                  onClick={() => {
                    // First, so that the panel returns the focus to the button of this menu when it closes.
                    menu.current?.hidePopover();
                    toggle(name);
                  }}
                >
                  <Icon of={icon} />
                  {t(name)}
                  {name === 'shortcuts' ? <Kbd>{keyHint('help')}</Kbd> : null}
                </button>
              </li>
            ) : null,
          )}
        </ul>
      </BarMenu>
    </>
  );
}
