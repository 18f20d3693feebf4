import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';

const badgeStyle = cva('shrink-0 whitespace-nowrap rounded-full border px-2 py-0.5 text-xs', {
  variants: {
    tone: {
      plain: 'border-tool-line text-tool-muted',
      accent: 'border-tool-accent text-tool-accent',
      success: 'border-tool-success text-tool-success',
      danger: 'border-tool-danger text-tool-danger',
    },
  },
  defaultVariants: { tone: 'plain' },
});

/** A word or a number beside a name. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentPropsWithRef<'span'> & VariantProps<typeof badgeStyle>) {
  return <span className={cx(badgeStyle({ tone }), className)} {...rest} />;
}
