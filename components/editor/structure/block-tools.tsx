'use client';

import { useTranslations } from 'next-intl';
import { tip } from '@/components/ui/tooltip-text';
import { EditIcon, type EditShape } from '../core/edit-icon';
import { keyHint } from '../core/key-hint';
import type { ShortcutName } from '../core/shortcuts';
import { DragHandle } from './drag-handle';
import { MoreMenu } from './more-menu';
import { useNames } from './names';
import type { Selected } from './selected';
import { useActions } from './use-actions';
import { walkTools } from './walk-tools';

/** What can be done with the block or the section that is being worked on. */
export function BlockTools({ selected }: { selected: Selected }) {
  const t = useTranslations('structure');
  const words = useTranslations('editor');
  const names = useNames();
  const actions = useActions();
  const isBlock = selected.kind === 'block';
  const kind = isBlock ? names.kind(selected.block) : names.section(selected.section);
  const add = isBlock ? () => actions.add('below') : actions.addSection;
  return (
    <div
      className="block-tools"
      role="toolbar"
      aria-label={
        isBlock ? words('blockTools', { kind }) : t('sectionTools', { name: selected.section.name })
      }
      onKeyDown={walkTools}
    >
      <DragHandle selected={selected} label={t('handle', { name: kind })} />
      <span className="block-kind">{isBlock ? kind : selected.section.name || t('section')}</span>
      <Tool
        shape="up"
        keys="up"
        label={words('up')}
        isOff={selected.index === 0}
        run={() => actions.move('up')}
      />
      <Tool
        shape="down"
        keys="down"
        label={words('down')}
        isOff={selected.index === selected.count - 1}
        run={() => actions.move('down')}
      />
      <Tool
        shape="add"
        {...(isBlock && { keys: 'add' as const })}
        label={isBlock ? words('add') : t('addSection')}
        run={add}
      />
      <Tool shape="properties" keys="properties" label={words('properties')} run={actions.properties} />
      <Tool shape="duplicate" keys="duplicate" label={words('duplicate')} isWide run={actions.duplicate} />
      <MoreMenu selected={selected} />
      <Tool shape="remove" keys="remove" label={words('remove')} isWide run={actions.remove} />
    </div>
  );
}

interface ToolProps {
  shape: EditShape;
  label: string;
  keys?: ShortcutName;
  isOff?: boolean;
  /** Stands in the menu alone where there is little room. */
  isWide?: boolean;
  run(): void;
}

/** One that is off keeps the focus that it may have, and says why nothing happens when it is pressed. */
function Tool({ shape, label, keys, isOff = false, isWide = false, run }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={isWide ? 'is-wide' : undefined}
      {...tip(label, keys && keyHint(keys))}
      aria-label={label}
      aria-disabled={isOff || undefined}
      // Whoever was typing goes on typing.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <EditIcon shape={shape} />
    </button>
  );
}
