import { Check, Eye } from 'lucide-react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';

/** Not seen until the mouse or the focus comes, or the file is selected; always seen where nothing hovers. */
const CONTROL =
  'absolute top-0 grid size-10 cursor-pointer place-items-center group-focus-within/tile:opacity-100 group-hover/tile:opacity-100 group-aria-selected/tile:opacity-100 [@media(hover:hover)]:opacity-0';

interface TileCheckboxProps {
  label: string;
  isChecked: boolean;
  onToggle(isRange: boolean): void;
}

/** Selects a tile; while any is selected, all of them show theirs. */
export function TileCheckbox({ label, isChecked, onToggle }: TileCheckboxProps) {
  return (
    <label className={cx(CONTROL, 'group/box start-0 group-data-[selecting=true]/tiles:opacity-100')}>
      <input
        type="checkbox"
        className="peer absolute inset-0 m-0 cursor-pointer opacity-0"
        tabIndex={-1}
        aria-label={label}
        checked={isChecked}
        onClick={({ shiftKey }) => onToggle(shiftKey)}
        onChange={() => {}}
      />
      <Icon
        of={Check}
        className="size-6 rounded-full border-[0.09375rem] border-tool-ink bg-tool-glass stroke-[2.5] p-0.75 text-transparent group-hover/box:border-tool-accent peer-checked:border-tool-accent peer-checked:bg-tool-accent peer-checked:text-tool-ground"
      />
    </label>
  );
}

interface TilePreviewProps {
  label: string;
  isRow: boolean;
  onPreview(): void;
}

/** Shows a file large where a click on its tile chooses it. */
export function TilePreview({ label, isRow, onPreview }: TilePreviewProps) {
  return (
    <button
      type="button"
      className={cx(CONTROL, 'group/eye end-0', isRow && 'inset-y-0 my-auto')}
      tabIndex={-1}
      aria-label={label}
      onClick={onPreview}
    >
      <Icon
        of={Eye}
        className="size-6 rounded-full bg-tool-glass p-0.75 group-hover/eye:bg-tool-accent group-hover/eye:text-tool-ground"
      />
    </button>
  );
}
