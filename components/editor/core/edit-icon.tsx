const SHAPES = {
  up: 'M10 16V4M5 9l5-5 5 5',
  down: 'M10 4v12M5 11l5 5 5-5',
  duplicate: 'M7 7h9v9H7zM4 13V4h9',
  properties: 'M3 6h8M15 6h2M3 14h2M9 14h8M13 4v4M7 12v4',
  drag: 'M7 5h.5M7 10h.5M7 15h.5M12.5 5h.5M12.5 10h.5M12.5 15h.5',
  film: 'M3 4h14v12H3zM6.5 4v12M13.5 4v12M3 10h14',
  picture: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 8h.5',
  add: 'M10 4v12M4 10h12',
  remove: 'M3.5 5.5h13M8 5.5V3.5h4v2M5 5.5l.8 11h8.4l.8-11M8.5 8.5v5M11.5 8.5v5',
  close: 'M5 5l10 10M15 5 5 15',
  unfold: 'M5 12l5-5 5 5',
  undo: 'M8 5 4 9l4 4M4 9h8a4 4 0 0 1 0 8h-2',
  outline: 'M4 5h12M7 10h9M7 15h9',
  filter: 'M9 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M13 13l4 4',
  history: 'M4 4v4h4M4.5 8a6 6 0 1 1-.4 3.5M10 7v3.5l2.5 1.5',
  languages: 'M3 6h8M7 4v2M4.5 13.5C8 12 9.5 9 9.7 6M5 8.5c1 2.5 2.6 4 4.5 5M10.5 17l3-8 3 8M11.5 14.5h4',
  checks: 'M10 3l7 13H3zM10 8v4M10 14v.5',
  shortcuts: 'M3 6h14v9H3zM6 9h.5M10 9h.5M13.5 9h.5M7 12h6',
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M9 4h6M5 16h6M12 4 8 16',
  strike: 'M3 10h14M14 6c-1-3-8-3-8 .5C6 9 14 9.5 14 13c0 4-8 4-8.5.5',
  heading: 'M4 4v12M11 4v12M4 10h7M14 12c0-2.5 4-2.5 4 0 0 1.5-4 2.5-4 4h4',
  subheading: 'M4 6v9M10 6v9M4 10.5h6M13 11h4l-2 2.200c3 0 2.5 3-.2 2.800-.8 0-1.400-.3-1.800-.8',
  list: 'M8 5h9M8 10h9M8 15h9M4 5h.01M4 10h.01M4 15h.01',
  numbers: 'M8 5h9M8 10h9M8 15h9M3.5 4 4.5 3.5V7M3 13.5c.3-1 2-.8 1.800.2-.2.8-1.800 1.300-1.800 2.300h2',
  quotation: 'M8 6c-3 1-4 3-4 6v2h4v-4H5M16 6c-3 1-4 3-4 6v2h4v-4h-3',
  alignLeft: 'M3 5h14M3 10h9M3 15h12',
  alignCentre: 'M3 5h14M6 10h8M4 15h12',
  alignRight: 'M3 5h14M8 10h9M5 15h12',
  plain: 'M5 4h9M9 4 7.5 13M4 16h6M13 12l4 4M17 12l-4 4',
  link: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  unlink: 'M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2M4 4l12 12',
  open: 'M8 5H4v11h11v-4M11 4h5v5M16 4l-7 7',
  before: 'M12 5l-5 5 5 5',
  after: 'M8 5l5 5-5 5',
  edit: 'M4 16l1-4 9-9 3 3-9 9zM12 5l3 3',
  more: 'M4.5 10h1M9.5 10h1M14.5 10h1M4.5 10.5h1M9.5 10.5h1M14.5 10.5h1',
  save: 'M4 3h10l3 3v11H4zM7 3v4.5h6V3M7 17v-5.5h7V17',
  publish: 'M10 14V4M6 7.5 10 4l4 3.5M4 13v4h12v-4',
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
