const SHAPES = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  duplicate: 'M7 7h9v9H7zM4 13V4h9',
  properties: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  add: 'M10 4v12M4 10h12',
  remove: 'M5 5l10 10M15 5 5 15',
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  redo: 'M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
};

/** A tool without words; what it does stands in the button's label. */
export function EditIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg className="edit-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
