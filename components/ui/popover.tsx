'use client';

import { Popover as Radix } from 'radix-ui';
import type { ComponentPropsWithRef } from 'react';
import { cx } from './cx';
import { useToolsLanguage } from './tools-language';

interface PopoverProps extends ComponentPropsWithRef<typeof Radix.Content> {
  isOpen: boolean;
  /** What it hangs at; the window's middle if that is gone. */
  anchor: Element | null;
  /** Escape, or a press outside. */
  onClose(): void;
}

/** A small tool that hangs at something on the page, of whatever is put into it; for commands there is `Menu`. */
export function Popover({ isOpen, anchor, onClose, className, ...rest }: PopoverProps) {
  const language = useToolsLanguage();
  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Anchor virtualRef={{ current: anchor ?? document.body }} />
      <Radix.Portal>
        <Radix.Content
          {...language}
          className={cx(
            'tool z-(--z-notice) w-[min(24rem,100vw-1rem)] overflow-hidden rounded-xl font-display text-sm shadow-lg',
            className,
          )}
          sideOffset={8}
          // Clear of the toolbar and of the site's header.
          collisionPadding={{ top: 72, bottom: 80, left: 8, right: 8 }}
          {...rest}
        />
      </Radix.Portal>
    </Radix.Root>
  );
}
