const SHAPES = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  duplicate: 'M7 7h9v9H7zM4 13V4h9',
  properties: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  add: 'M10 4v12M4 10h12',
  remove: 'M5 5l10 10M15 5 5 15',
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  outline: 'M4 5h12M7 10h9M7 15h9',
  filter: 'M9 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M13 13l4 4',
  history: 'M4 4v4h4M4.5 8a6 6 0 1 1-.4 3.5M10 7v3.5l2.5 1.5',
  languages: 'M3 6h8M7 4v2M4.5 13.5C8 12 9.5 9 9.7 6M5 8.5c1 2.5 2.6 4 4.5 5M10.5 17l3-8 3 8M11.5 14.5h4',
  checks: 'M10 3l7 13H3zM10 8v4M10 14v.5',
  shortcuts: 'M3 6h14v9H3zM6 9h.5M10 9h.5M13.5 9h.5M7 12h6',
  redo: 'M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h2',
};

export type EditShape = keyof typeof SHAPES;

/** A tool without words; what it does stands in the button's label. */
export function EditIcon({ shape }: { shape: EditShape }) {
  return (
    <svg className="edit-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
