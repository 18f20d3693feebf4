'use client';

import type { LucideIcon } from 'lucide-react';
import { ArrowDown, ArrowUp, Copy, Crosshair, Palette, Plus, SlidersHorizontal, Trash2 } from 'lucide-react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { useToolsLang } from '@/components/ui/tools-language';
import { tip } from '@/components/ui/tooltip-text';
import { kindOf } from '@/lib/domain/blocks';
import type { Block } from '@/lib/domain/content/model';
import { HANGING_BAR, HANGING_BUTTON } from '../core/bar-styles';
import { keyHint } from '../core/key-hint';
import { usePointing } from '../core/pointing';
import type { ShortcutName } from '../core/shortcuts';
import { useToolTexts } from '../core/tool-texts';
import { DragHandle } from './drag-handle';
import { MoreMenu } from './more-menu';
import { useNames } from './names';
import type { Selected } from './selected';
import { useActions } from './use-actions';
import { walkTools } from './walk-tools';

const TOOL = cx(HANGING_BUTTON, 'grid shrink-0 place-items-center max-md:min-h-10 max-md:min-w-10');

/** The toolbar of the selected block or section. */
export function BlockTools({ selected }: { selected: Selected }) {
  const t = useToolTexts('structure');
  const words = useToolTexts('editor');
  const names = useNames();
  const actions = useActions();
  const isBlock = selected.kind === 'block';
  const kind = isBlock ? names.kind(selected.block) : names.section(selected.section);
  const add = isBlock ? () => actions.add('below') : actions.addSection;
  return (
    <div
      {...useToolsLang()}
      className={cx(HANGING_BAR, 'block-tools pointer-events-auto max-w-[calc(100vw-1rem)]')}
      role="toolbar"
      aria-label={
        isBlock ? words('blockTools', { kind }) : t('sectionTools', { name: selected.section.name })
      }
      onKeyDown={walkTools}
    >
      <DragHandle selected={selected} label={t('handle', { name: kind })} />
      <span className="max-w-48 truncate ps-0.5 pe-2.5 text-tool-muted group-data-[tools$=upright]:hidden max-md:hidden">
        {isBlock ? kind : selected.section.name || t('section')}
      </span>
      <Tool
        icon={ArrowUp}
        keys="up"
        label={words('up')}
        isOff={selected.index === 0}
        run={() => actions.move('up')}
      />
      <Tool
        icon={ArrowDown}
        keys="down"
        label={words('down')}
        isOff={selected.index === selected.count - 1}
        run={() => actions.move('down')}
      />
      <Tool
        icon={Plus}
        {...(isBlock && { keys: 'add' as const })}
        label={isBlock ? words('add') : t('addSection')}
        run={add}
      />
      {isBlock && hasPicture(selected.block) ? <FocalPointTool blockId={selected.id} /> : null}
      <Tool icon={Palette} keys="look" label={words('look')} run={actions.look} />
      <Tool icon={SlidersHorizontal} keys="properties" label={words('properties')} run={actions.properties} />
      <Tool icon={Copy} keys="duplicate" label={words('duplicate')} isWide run={actions.duplicate} />
      <MoreMenu selected={selected} />
      <Tool icon={Trash2} keys="remove" label={words('remove')} isWide run={actions.remove} />
    </div>
  );
}

const hasPicture = ({ component, props }: Block) =>
  kindOf(component)
    ?.pictures(props)
    .some(({ src }) => src !== '') ?? false;

/** Begins and ends setting the focal points of a block's pictures, on the page. */
function FocalPointTool({ blockId }: { blockId: string }) {
  const t = useToolTexts('structure');
  const { blockId: pointing, toggle } = usePointing();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(TOOL, 'aria-pressed:text-tool-accent')}
      {...tip(t('focalPoint'))}
      aria-label={t('focalPoint')}
      aria-pressed={pointing === blockId}
      data-focal-tool
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => toggle(blockId)}
    >
      <Icon of={Crosshair} />
    </button>
  );
}

interface ToolProps {
  icon: LucideIcon;
  label: string;
  keys?: ShortcutName;
  isOff?: boolean;
  /** Stands in the menu alone where there is little room. */
  isWide?: boolean;
  run(): void;
}

/** A disabled tool keeps its focus, and explains itself when pressed. */
function Tool({ icon, label, keys, isOff = false, isWide = false, run }: ToolProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className={cx(TOOL, isWide && 'max-md:hidden')}
      {...tip(label, keys && keyHint(keys))}
      aria-label={label}
      aria-disabled={isOff || undefined}
      // Keeps the focus in the text that is being typed.
      onMouseDown={(event) => event.preventDefault()}
      onClick={run}
    >
      <Icon of={icon} />
    </button>
  );
}
