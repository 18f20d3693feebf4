import { cva, type VariantProps } from 'class-variance-authority';
import type { Ground } from './ground';

const onTool = cva(
  'inline-flex max-w-full shrink-0 cursor-pointer items-center justify-center gap-2 border font-display leading-tight text-inherit aria-disabled:cursor-default aria-disabled:opacity-50 disabled:cursor-default disabled:opacity-50 forced-colors:border-[ButtonText]',
  {
    variants: {
      kind: {
        main: 'border-transparent bg-tool-accent font-semibold text-tool-ground not-disabled:not-aria-disabled:hover:bg-tool-accent-bright',
        outline: 'border-tool-edge font-semibold not-disabled:not-aria-disabled:hover:bg-tool-hover',
        bare: 'border-transparent not-disabled:not-aria-disabled:hover:bg-tool-hover',
        danger:
          'border-tool-danger font-semibold text-tool-danger not-disabled:not-aria-disabled:hover:bg-tool-hover',
      },
      size: {
        sm: 'min-h-8 min-w-8 px-2.5 text-xs',
        md: 'min-h-10 min-w-10 px-3.5 text-sm',
        lg: 'min-h-11 min-w-11 px-4 text-md',
      },
      shape: { pill: 'rounded-full', box: 'rounded-md' },
    },
    defaultVariants: { kind: 'outline', size: 'md', shape: 'pill' },
  },
);

const SMALLER = 'px-[1em] py-[0.5em] leading-normal disabled:cursor-default disabled:text-(--muted)';

/** On the site's own ground text grows with the window, and buttons with their text: one size of each kind. */
const onSite = cva(
  'inline-block cursor-pointer rounded-full border text-center font-display text-(length:--size-small) no-underline aria-disabled:cursor-default aria-disabled:text-(--muted)',
  {
    variants: {
      kind: {
        main: 'border-(--ink) bg-(--ink) px-[1.5em] py-[0.75em] text-(--ground) not-aria-disabled:hover:border-(--accent) not-aria-disabled:hover:bg-(--accent) aria-disabled:border-(--line) aria-disabled:bg-(--raised)',
        outline: `border-(--line) text-inherit hover:border-current ${SMALLER}`,
        bare: `border-transparent text-inherit hover:border-current ${SMALLER}`,
        danger: `border-(--accent) text-(--accent) hover:border-current ${SMALLER}`,
      },
    },
    defaultVariants: { kind: 'outline' },
  },
);

export type ButtonStyle = VariantProps<typeof onTool>;

/** The look of a button: `Button` says it by itself; a link that looks like one names the ground that it stands on. */
export function buttonStyle({
  ground = 'tool',
  kind,
  size,
  shape,
}: ButtonStyle & { ground?: Ground } = {}): string {
  return ground === 'site' ? onSite({ kind }) : onTool({ kind, size, shape });
}
