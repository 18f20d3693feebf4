/** The look of a sentence that explains what stands above it. */
export const NOTE = 'max-w-(--measure) text-(length:--size-small) text-(--muted)';

/** The look of the sentence below the title of a page. */
export const LEAD = 'mt-(--space-2) max-w-(--measure) text-(--muted)';

/** The look of a link or button that stands below a form as words alone. */
export const TEXT_LINK =
  'cursor-pointer justify-self-center py-(--space-1) text-(length:--size-small) text-(--muted) underline decoration-(--line) underline-offset-[0.35em] hover:text-(--ink)';

/** The look of a sentence that says what has failed. */
export const TROUBLE = 'text-(length:--size-small) text-(--accent) wrap-anywhere';
