const SHAPES = {
  close: 'M5 5l10 10M15 5 5 15',
  previous: 'M12 4 6 10l6 6',
  next: 'M8 4l6 6-6 6',
  copy: 'M7 7h9v9H7zM4 13V4h9',
  done: 'M4 10.500l4 4 8-9',
  download: 'M10 3v9M6 9l4 4 4-4M4 16h12',
  delete: 'M4 6h12M8 6V4h4v2M6 6l.7 10h6.600L14 6M9 9v4M11 9v4',
  restore: 'M4 4v4h4M4.500 8a6 6 0 1 1-.4 3.500',
  focal: 'M10 2v4M10 14v4M2 10h4M14 10h4M10 6a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
  image: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 8h.5',
  video: 'M3 4h14v12H3zM6.5 4v12M13.5 4v12M3 10h14',
  audio: 'M7 15V5l9-2v10M7 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM16 13a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  pdf: 'M5 2h7l4 4v12H5zM12 2v4h4M8 10h5M8 13h5',
  file: 'M5 2h7l4 4v12H5zM12 2v4h4',
};

/** A tool of the preview, or the kind of a file; the words stand beside it or in the button's label. */
export function PreviewIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg className="preview-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
