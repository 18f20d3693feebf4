'use client';

import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';

interface MenuProps {
  /** The button: one element that takes props. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
  open?: boolean;
  onOpenChange?(isOpen: boolean): void;
}

/** A menu that hangs at its button. */
export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  className,
  open,
  onOpenChange,
}: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <MenuContent align={align} side={side} className={className}>
          {children}
        </MenuContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** The list of a menu, for those that have a root and a trigger of their own. */
export function MenuContent({ className, ...rest }: ComponentPropsWithRef<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Content
      sideOffset={6}
      // Above the toolbar.
      collisionPadding={{ top: 8, bottom: 80, left: 8, right: 8 }}
      className={cx(
        'tool z-(--z-modal) grid max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto rounded-lg border border-tool-edge p-1.5 font-display text-sm leading-snug shadow-lg',
        className,
      )}
      {...rest}
    />
  );
}

/** One line of a menu; with `asChild` it is the link in it. */
export function MenuItem({ className, ...rest }: ComponentPropsWithRef<typeof DropdownMenu.Item>) {
  return (
    <DropdownMenu.Item
      className={cx(
        'flex min-h-10 cursor-pointer items-center gap-2.5 rounded-md px-3 text-start no-underline outline-none data-disabled:cursor-default data-disabled:opacity-50 data-highlighted:bg-tool-hover',
        className,
      )}
      {...rest}
    />
  );
}
