import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '@/components/ui/cx';

/** Of a link that looks like a button of these pages. */
export const pageButtonStyle = cva(
  'inline-block cursor-pointer rounded-full border text-center font-display text-(length:--size-small) no-underline aria-disabled:cursor-default aria-disabled:text-(--muted)',
  {
    variants: {
      kind: {
        main: 'border-(--ink) bg-(--ink) px-[1.5em] py-[0.75em] text-(--ground) not-aria-disabled:hover:border-(--accent) not-aria-disabled:hover:bg-(--accent) aria-disabled:border-(--line) aria-disabled:bg-(--raised)',
        quiet:
          'border-(--line) px-[1em] py-[0.5em] leading-normal text-inherit hover:border-current disabled:cursor-default disabled:text-(--muted)',
      },
    },
    defaultVariants: { kind: 'quiet' },
  },
);

/** A button on the ground of the site itself, in the colours of its theme. */
export function PageButton({
  kind,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & VariantProps<typeof pageButtonStyle>) {
  return <button type={type} className={cx(pageButtonStyle({ kind }), className)} {...rest} />;
}
