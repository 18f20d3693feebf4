import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';

/** The look of one part of a page's settings. */
export const SETTING = 'grid gap-3.5 border-b border-tool-line py-5 hidden:hidden [&_h2]:text-lg';

/** Style of a note on a setting. */
export const SETTING_NOTE = 'text-sm text-tool-muted';

/** Style of a setting's error. */
export const SETTING_PROBLEM = 'text-sm text-tool-danger empty:hidden';

/** The look of a list with a line above each of its entries. */
export const LINED_LIST = '*:border-t *:border-tool-line *:py-2.5';

/** The actions of a setting. */
export function SettingActions({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return <div className={cx('flex flex-wrap gap-2', className)} {...rest} />;
}

/** Shown if settings could not be loaded, with a button to retry. */
export function LoadFailed({ text, retry, onRetry }: { text: string; retry: string; onRetry(): void }) {
  return (
    <div role="alert">
      <p>{text}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

/** The look of the chosen one of several buttons. */
export const PRESSED = 'aria-pressed:border-tool-accent aria-pressed:text-tool-accent';
