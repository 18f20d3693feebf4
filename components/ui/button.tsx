'use client';

import type { ComponentPropsWithRef } from 'react';
import { type ButtonStyle, buttonStyle } from './button-style';
import { cx } from './cx';
import { useGround } from './ground';

/** A button in words. Where it cannot be pressed and should still be reached, `aria-disabled` instead of `disabled`. */
export function Button({
  kind,
  size,
  shape,
  className,
  type = 'button',
  ...rest
}: ComponentPropsWithRef<'button'> & ButtonStyle) {
  const ground = useGround();
  return (
    <button type={type} className={cx(buttonStyle({ ground, kind, size, shape }), className)} {...rest} />
  );
}
