import { BAR_BUTTON } from '@/components/ui/bar';
import { cx } from '@/components/ui/cx';

/** A button of the editor in the bar; on a phone all of them share one row. */
export const EDIT_BUTTON = cx(
  BAR_BUTTON,
  'px-2.5 aria-expanded:bg-tool-hover aria-expanded:text-tool-accent max-md:min-w-0 max-md:flex-[1_1_2.5rem] max-md:px-0 forced-colors:aria-expanded:outline-2 forced-colors:aria-expanded:-outline-offset-2 forced-colors:aria-expanded:outline-[Highlight]',
);

/** A sign with its word; where there is little room (`--words: 0`, edit-controls.tsx), the sign alone. */
export const WITH_WORDS = 'gap-[calc(0.5rem*var(--words))]';
export const WORDS = 'text-[length:calc(1em*var(--words))]';

/** The one to press next. */
export const MAIN_BUTTON =
  'bg-tool-accent px-4 font-semibold text-tool-ground not-disabled:hover:bg-tool-accent-bright max-md:px-0 forced-colors:border forced-colors:border-[ButtonText]';

/** On a phone the bar shows icons only, else words only. */
export const PHONE_SIGN = 'hidden max-md:block';
export const PHONE_WORDS = 'max-md:sr-only';

/** Hides a part of the bar on a phone while somebody types, so that there is space for saving. */
export const NOT_WHILE_TYPING = 'max-md:typing:hidden';

/** Groups in the bar are parted by a line, but on a phone. */
export const PARTED =
  "before:mx-1 before:h-6 before:w-px before:bg-tool-edge before:content-[''] max-md:before:hidden";

/** A bar that floats over the page beside its subject, and its buttons. */
export const HANGING_BAR =
  'tool flex w-max max-w-full items-center gap-0.5 rounded-lg p-0.75 font-display text-xs shadow-md';
export const HANGING_BUTTON =
  'min-h-8 min-w-8 cursor-pointer rounded-[0.3125rem] not-disabled:not-aria-disabled:hover:bg-tool-hover disabled:cursor-default disabled:opacity-35 aria-disabled:cursor-default aria-disabled:opacity-35';
