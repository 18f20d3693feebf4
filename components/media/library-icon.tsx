const SHAPES = {
  upload: 'M10 13V3M6 7l4-4 4 4M3 13v4h14v-4',
  close: 'M5 5l10 10M15 5 5 15',
  search: 'M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10M13 13l4 4',
  refresh: 'M16 4v4h-4M15.500 8A6 6 0 1 0 16 11.500',
  grid: 'M3 3h6v6H3zM11 3h6v6h-6zM3 11h6v6H3zM11 11h6v6h-6z',
  list: 'M3 5h.01M3 10h.01M3 15h.01M7 5h10M7 10h10M7 15h10',
  picture: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 8h.01',
  film: 'M3 4h14v12H3zM6.500 4v12M13.500 4v12M3 10h14',
  sound: 'M7 15a2 2 0 1 1-2-2h2V5l9-2v10a2 2 0 1 1-2-2h2M7 8l9-2',
  pdf: 'M5 3h7l4 4v10H5zM12 3v4h4M8 11h5M8 14h5',
  file: 'M5 3h7l4 4v10H5zM12 3v4h4',
  play: 'M7 5l8 5-8 5z',
  eye: 'M2 10s3-5 8-5 8 5 8 5-3 5-8 5-8-5-8-5zM10 12.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5',
  folder: 'M3 5h5l2 2h7v9H3z',
  all: 'M6 6h11v11H6zM3 14V3h11',
  unused: 'M10 17a7 7 0 1 0 0-14 7 7 0 0 0 0 14M6.500 10h7',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 11h6.600L14 6M9 9v5M11 9v5',
  download: 'M10 3v10M6 9l4 4 4-4M3 17h14',
  restore: 'M4 4v4h4M4.500 8a6 6 0 1 1-.5 3.500',
  check: 'M4 10l4 4 8-8',
};

export type LibraryShape = keyof typeof SHAPES;

/** A tool's sign; what it does stands in the button. */
export function LibraryIcon({ shape }: { shape: LibraryShape }) {
  return (
    <svg className="library-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
