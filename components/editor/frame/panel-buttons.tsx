'use client';

import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { tip } from '@/components/ui/tooltip-text';
import { EDIT_BUTTON, NOT_WHILE_TYPING, PARTED, WITH_WORDS, WORDS } from '../core/bar-styles';
import { keyHint } from '../core/key-hint';
import { usePanels } from '../core/panels';
import { useToolTexts } from '../core/tool-texts';
import { MoreTools } from './more-tools';
import { PANELS } from './panel-list';

/** Buttons of the panels: the two most used with words, the others in a menu. */
export function PanelButtons() {
  const t = useToolTexts('editPanel');
  const { open, toggle } = usePanels();
  return (
    <div className={cx('flex items-center gap-0.5 max-md:contents', PARTED)}>
      {PANELS.map(({ name, icon, isInBar }) =>
        icon && isInBar ? (
          <button
            key={name}
            type="button"
            className={cx(EDIT_BUTTON, WITH_WORDS, NOT_WHILE_TYPING, name === 'languages' && 'max-md:hidden')}
            {...tip(t(name), name === 'outline' ? keyHint('outline') : undefined)}
            aria-expanded={open === name}
            onClick={() => toggle(name)}
          >
            <Icon of={icon} />
            <span className={WORDS}>{t(name)}</span>
          </button>
        ) : null,
      )}
      <MoreTools />
    </div>
  );
}
