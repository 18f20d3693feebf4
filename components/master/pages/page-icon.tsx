import './page-icon.css';

const SHAPES = {
  drag: 'M7 5h.5M7 10h.5M7 15h.5M12.5 5h.5M12.5 10h.5M12.5 15h.5',
  shut: 'M8 5l5 5-5 5',
  open: 'M5 8l5 5 5-5',
  back: 'M12 5l-5 5 5 5',
  more: 'M5 10h.01M10 10h.01M15 10h.01',
  add: 'M10 4v12M4 10h12',
  search: 'M9 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10M13 13l4 4',
  close: 'M5 5l10 10M15 5 5 15',
  phone: 'M6.5 3h7v14h-7zM9.5 15h1',
  tablet: 'M4.5 3h11v14h-11zM9.5 15h1',
  desktop: 'M3 4h14v9H3zM10 13v3M7 16h6',
  reload: 'M15.5 10a5.5 5.5 0 1 1-1.8-4.1M14 3v3.2h-3.2',
  leave: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
} as const;

export type PageIconShape = keyof typeof SHAPES;

/** A sign of these tools; what it means stands in words beside it, or in the label of its button. */
export function PageIcon({ shape }: { shape: PageIconShape }) {
  return (
    <svg className="page-icon" data-shape={shape} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
