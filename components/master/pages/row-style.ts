import type { CSSProperties } from 'react';

interface RowStyle extends CSSProperties {
  '--depth': number;
}

/** Where a row stands: how far down, in pixels, and how deep, in steps. */
export const rowStyle = (top: number, depth: number): RowStyle => ({
  transform: `translateY(${top}px)`,
  '--depth': depth,
});

/** How far a step of the tree leads inwards, in rem; `--indent` is the same, and smaller on a phone. */
export const INDENT_REM = 1.25;

/**
 * The look of the table. The height of a row is said once, in rem, and read by the script that places rows. On a phone a
 * row has two lines, and the indentation is small.
 */
export const TABLE =
  'block [--columns:4.25rem_minmax(0,1fr)_11.5rem_15rem_2.75rem] [--indent:1.25rem] [--row-height:2.75] max-xl:[--columns:4.25rem_minmax(0,1fr)_7.5rem_9rem_2.75rem] max-md:[--columns:4.25rem_minmax(0,1fr)_2.75rem] max-md:[--indent:0.625rem] max-md:[--row-height:4.25]';

/** The look of every row of the body. */
export const ROW =
  'absolute inset-x-0 top-0 box-border grid h-[calc(var(--row-height)*1rem)] grid-cols-(--columns) items-center rounded-sm border-t border-tool-high hover:bg-tool-tint max-md:grid-rows-[2.5rem_1fr] max-md:items-start max-md:py-1';

/** The look of the cells of each column, in the head and in the body. */
export const CELLS = {
  tools: 'flex items-center justify-end p-0 max-md:row-span-full max-md:self-center',
  page: 'flex min-w-0 items-center gap-x-2.5 p-0 text-start font-normal',
  languages: 'p-0 text-start font-normal',
  changed: 'truncate p-0 text-start text-sm font-normal text-tool-muted max-md:hidden',
  menu: 'p-0 text-start font-normal max-md:col-start-3 max-md:row-span-full max-md:self-center',
};

export const CHECKBOX = 'm-0 size-6 accent-tool-accent';
