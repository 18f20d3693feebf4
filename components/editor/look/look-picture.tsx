/** A small drawing of what a value of a setting does: paths in a frame of 48 by 32. */
const LINES = 'M6 9h36M6 16h36M6 23h24';

interface Drawing {
  /** Filled areas: pictures and grounds. */
  filled?: string;
  /** Lines of words. */
  lines?: string;
  /** Whose colours ground and words have, in those of the site; without it they are those of the tools. */
  theme?: 'paper' | 'dark' | 'accent';
}

const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'ground-page': { lines: LINES },
  'ground-usual': { lines: LINES },
  'ground-paper': { theme: 'paper', lines: LINES },
  'ground-dark': { theme: 'dark', lines: LINES },
  'ground-accent': { theme: 'accent', lines: LINES },
  'ground-picture': {
    filled: 'M2 30 16 14l10 10 8-6 12 12zM34 10a3 3 0 1 0 6 0a3 3 0 1 0-6 0',
    lines: 'M6 8h16',
  },
  'ground-film': { filled: 'M18 12v14l12-7z', lines: 'M6 6h16M38 9v20M10 9v20' },
  'name-beside': { filled: 'M5 6h10v3H5z', lines: 'M20 8h22M20 15h22M20 22h14' },
  'name-above': { filled: 'M5 5h20v4H5z', lines: 'M6 15h36M6 21h36M6 27h20' },
  'name-hidden': { lines: LINES },
  'arrangement-one': { lines: 'M18 9h24M18 16h24M18 23h16' },
  'arrangement-two': { lines: 'M6 9h15M6 16h15M6 23h10M27 9h15M27 16h15M27 23h10' },
  'arrangement-wide': { lines: 'M6 9h36M6 16h36M6 23h26' },
  'arrangement-edge': { filled: 'M0 5h48v14H0z', lines: 'M6 25h24' },
  'above-none': { filled: 'M6 1h36v8H6z', lines: 'M6 16h36M6 23h24' },
  'above-small': { filled: 'M6 4h36v8H6z', lines: 'M6 18h36M6 25h24' },
  'above-normal': { filled: 'M6 9h36v8H6z', lines: 'M6 23h36' },
  'above-large': { filled: 'M6 16h36v8H6z', lines: 'M6 29h30' },
  'below-none': { filled: 'M6 23h36v8H6z', lines: 'M6 9h36M6 16h24' },
  'below-small': { filled: 'M6 20h36v8H6z', lines: 'M6 7h36M6 14h24' },
  'below-normal': { filled: 'M6 15h36v8H6z', lines: 'M6 9h36' },
  'below-large': { filled: 'M6 8h36v8H6z', lines: 'M6 3h30' },
  'width-narrow': { filled: 'M16 6h16v20H16z' },
  'width-normal': { filled: 'M10 6h28v20H10z' },
  'width-wide': { filled: 'M4 6h40v20H4z' },
  'width-edge': { filled: 'M0 6h48v20H0z' },
  'align-start': { lines: 'M6 9h26M6 16h20M6 23h24' },
  'align-center': { lines: 'M11 9h26M14 16h20M12 23h24' },
  'align-end': { lines: 'M16 9h26M22 16h20M18 23h24' },
  'voice-small': { lines: 'M6 10h20M6 15h24M6 20h16' },
  'voice-text': { lines: LINES },
  'voice-statement': { filled: 'M5 7h34v7H5zM5 18h26v7H5z' },
  'crop-whole': { filled: 'M16 4h16v24H16z' },
  'crop-screen': { filled: 'M1 3h46v26H1z' },
  'crop-film': { filled: 'M5 6h38v21H5z' },
  'crop-landscape': { filled: 'M8 5h32v21H8z' },
  'crop-square': { filled: 'M13 5h22v22H13z' },
  'crop-portrait': { filled: 'M15 4h19v24H15z' },
  'tiles-wall': { filled: 'M4 4h8v8H4zM15 4h8v8h-8zM26 4h8v8h-8zM37 4h7v8h-7zM4 17h8v8H4zM15 17h8v8h-8z' },
  'tiles-shelf': { filled: 'M4 5h11v14H4zM18 5h11v14H18zM32 5h11v14H32z', lines: 'M5 25h8M19 25h8M33 25h8' },
  'tiles-large': { filled: 'M4 4h19v17H4zM26 4h18v17H26z', lines: 'M5 27h12M27 27h12' },
  'tiles-beside': { filled: 'M18 3h27v11H18zM18 18h27v11H18z', lines: 'M4 6h9M4 21h9' },
  'formats-rows': {
    filled: 'M4 4h22v11H4zM28 4h8v11h-8zM38 4h6v11h-6zM4 17h8v11H4zM14 17h16v11H14zM32 17h12v11H32z',
  },
  'formats-cells': {
    filled: 'M4 5h12v8H4zM21 4h6v10h-6zM32 5h12v8H32zM7 18h6v10H7zM18 19h12v8H18zM32 19h12v8H32z',
  },
  'title-large': { filled: 'M5 6h30v8H5z', lines: 'M6 22h36M6 28h24' },
  'title-small': { filled: 'M5 6h16v4H5z', lines: 'M6 18h36M6 25h24' },
  'title-hidden': { lines: LINES },
  'enquiry-shown': { filled: 'M6 25h18v3H6z', lines: 'M6 7h36M6 13h36M6 19h24' },
  'enquiry-hidden': { lines: 'M6 7h36M6 13h36M6 19h24' },
};

/** What a value of a setting does, drawn small. */
export function LookPicture({ setting, value }: { setting: string; value: string }) {
  const { theme, filled, lines } = DRAWINGS[`${setting}-${value}`] ?? {};
  return (
    <svg
      className="w-full max-w-24 [&:dir(rtl)]:-scale-x-100"
      viewBox="0 0 48 32"
      aria-hidden="true"
      data-theme={theme}
    >
      {theme ? <path className="fill-(--ground) stroke-tool-edge" d="M.5.5h47v31H.5z" /> : null}
      {filled ? <path className="fill-tool-muted" d={filled} /> : null}
      {lines ? (
        <path className={`fill-none stroke-2 ${theme ? 'stroke-(--ink)' : 'stroke-tool-soft'}`} d={lines} />
      ) : null}
    </svg>
  );
}
