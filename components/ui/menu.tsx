'use client';

import { DropdownMenu } from 'radix-ui';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import { useToolsLanguage } from './tools-language';

interface MenuProps {
  /** The button: one element that takes props. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  className?: string;
  /** Where it stands in the document; at its end otherwise. */
  container?: HTMLElement | null;
  open?: boolean;
  onOpenChange?(isOpen: boolean): void;
  /** Prevented, it leaves the focus where it is instead of giving it back to the button. */
  onCloseAutoFocus?(event: Event): void;
}

/** A menu that hangs at its button. */
export function Menu({
  trigger,
  children,
  align = 'end',
  side = 'bottom',
  className,
  container,
  open,
  onOpenChange,
  onCloseAutoFocus,
}: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        <MenuContent align={align} side={side} className={className} onCloseAutoFocus={onCloseAutoFocus}>
          {children}
        </MenuContent>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function MenuContent({ className, ...rest }: ComponentPropsWithRef<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Content
      {...useToolsLanguage()}
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
