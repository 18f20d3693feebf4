const SHAPES = {
  home: 'M3 9.5 10 3l7 6.5M5 8v9h10V8',
  pages: 'M6 3h8l3 3v11H6zM6 6H3v11',
  media: 'M3 4h14v12H3zM3 14l4-4 3 3 3-3 4 4M7 8h.01',
  edit: 'M4 16l1-4 9-9 3 3-9 9zM12 5l3 3',
};

/** Beside the words, or in their place where there is little room. */
export function ToolbarIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
