const SHAPES = {
  close: 'M5 5l10 10M15 5 5 15',
  search: 'M9 14A5 5 0 1 0 9 4a5 5 0 0 0 0 10M13 13l4 4',
  add: 'M10 4v12M4 10h12',
  bin: 'M4 6h12M8 6V4h4v2M6 6l.7 11h6.600L14 6M9 9v5M11 9v5',
  grip: 'M7.500 5h.01M7.500 10h.01M7.500 15h.01M12.500 5h.01M12.500 10h.01M12.500 15h.01',
  record:
    'M7 4c-2 0-2 1-2 2.500S4.500 10 3 10c1.500 0 2 2 2 3.500S5 16 7 16M13 4c2 0 2 1 2 2.500s.5 3.500 2 3.500c-1.500 0-2 2-2 3.500s0 2.500-2 2.500',
  folder: 'M7 4l6 6-6 6',
  renew: 'M16 4v4h-4M15.500 8A6 6 0 1 0 16 11.500',
  unfold: 'M6 8l4-4 4 4M6 12l4 4 4-4',
  exchange: 'M7 3v10M4 6l3-3 3 3M13 17V7M10 14l3 3 3-3',
  fold: 'M6 4l4 4 4-4M6 16l4-4 4 4',
};

/** A tool's sign; what it does stands in the button. */
export function LanguagesIcon({ shape }: { shape: keyof typeof SHAPES }) {
  return (
    <svg className="languages-icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path d={SHAPES[shape]} />
    </svg>
  );
}
