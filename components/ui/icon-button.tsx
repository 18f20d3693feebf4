import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style';
import { cx } from './cx';
import { Icon } from './icon';
import { tip } from './tooltip-text';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'>, ButtonStyle {
  icon: LucideIcon;
  /** What it does: its name, and what its tooltip says. */
  label: string;
  /** The keys that do the same, for the tooltip. */
  keys?: string;
}

/** A button without words. */
export function IconButton({
  icon,
  label,
  keys,
  kind = 'bare',
  size,
  shape,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      {...tip(label, keys)}
      className={cx(buttonStyle({ kind, size, shape }), 'px-0', className)}
      {...rest}
    >
      <Icon of={icon} />
    </button>
  );
}
