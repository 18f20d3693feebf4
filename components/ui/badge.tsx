'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import { useGround } from './ground';

const onTool = cva('shrink-0 whitespace-nowrap rounded-full border px-2 py-0.5 text-xs', {
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

/** A theme of the site has one colour that stands out. */
const onSite = cva(
  'inline-block rounded-full border px-[0.7em] py-[0.125em] align-[0.1em] font-text text-(length:--size-small) leading-normal tracking-normal',
  {
    variants: {
      tone: {
        plain: 'text-(--muted)',
        accent: 'text-(--accent)',
        success: 'text-(--ink)',
        danger: 'text-(--accent)',
      },
    },
    defaultVariants: { tone: 'plain' },
  },
);

const STYLES = { tool: onTool, site: onSite };

/** A word or a number beside a name. */
export function Badge({
  tone,
  className,
  ...rest
}: ComponentPropsWithRef<'span'> & VariantProps<typeof onTool>) {
  return <span className={cx(STYLES[useGround()]({ tone }), className)} {...rest} />;
}
