import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

export const buttonStyle = cva(
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

export type ButtonStyle = VariantProps<typeof buttonStyle>;

/** A button in words. Where it cannot be pressed and should still be reached, `aria-disabled` instead of `disabled`. */
export function Button({
  kind,
  size,
  shape,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & ButtonStyle) {
  return <button type={type} className={cx(buttonStyle({ kind, size, shape }), className)} {...rest} />;
}
