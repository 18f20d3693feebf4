import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cx } from './cx';
import { useToolsLang } from './tools-language';

/** A dark pill at the foot of the window, out of the work's way and above everything but what is modal. */
export function Bar({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return (
    <section
      {...useToolsLang()}
      className={cx(
        'toolbar tool fixed inset-x-0 bottom-[calc(1rem+env(safe-area-inset-bottom))] z-(--z-toolbar) mx-auto flex min-h-12 w-fit max-w-[calc(100vw-2rem)] animate-appear items-center gap-0.5 rounded-full border border-tool-edge p-1 font-display text-sm leading-tight motion-reduce:animate-none print:hidden',
        'max-lg:flex-wrap max-lg:rounded-[1.5625rem] max-[22rem]:gap-0',
        'panel:end-(--aside) panel:max-w-[calc(100vw-var(--aside)-1rem)]',
        'editing:bottom-[calc(1rem+env(safe-area-inset-bottom)+var(--keyboard,0px))] max-md:editing:mx-2 max-md:editing:bottom-[calc(0.5rem+env(safe-area-inset-bottom)+var(--keyboard,0px))] max-md:editing:w-auto max-md:editing:max-w-none max-md:editing:flex-nowrap max-md:editing:gap-0',
        className,
      )}
      {...rest}
    />
  );
}

/** What stands in the bar: a button or a link, with its sign before its words. */
export const BAR_BUTTON =
  'flex min-h-10 min-w-10 cursor-pointer items-center justify-center gap-2 rounded-full px-3 py-1 whitespace-nowrap no-underline aria-[current]:text-tool-accent disabled:cursor-default disabled:opacity-45 not-disabled:hover:bg-tool-hover';

/** For links and buttons that lead elsewhere: narrower in a narrow window and while the page is edited. */
export const BAR_NARROW = 'max-lg:px-2.5 max-[22rem]:px-1.25 editing:px-2.5';

/** Words beside a sign, where there is room for them: told by the sign alone while the page is edited. */
export function BarWords({ children }: { children: ReactNode }) {
  return <span className="max-lg:sr-only editing:sr-only">{children}</span>;
}

/** What hangs above the bar: the browser opens it at its button (`popoverTarget`), before any script comes. */
export function BarMenu({ className, ...rest }: ComponentPropsWithRef<'div'>) {
  return (
    <div
      popover="auto"
      {...useToolsLang()}
      className={cx(
        'tool fixed inset-x-0 top-auto bottom-[calc(4.5rem+env(safe-area-inset-bottom))] mx-auto w-max max-w-[calc(100vw-2rem)] min-w-52 rounded-[1.25rem] border border-tool-edge p-2',
        'supports-[position-area:top]:inset-auto supports-[position-area:top]:m-0 supports-[position-area:top]:mb-3 supports-[position-area:top]:[position-area:block-start_span-inline-start] supports-[position-area:top]:[position-try-fallbacks:block-start_span-inline-end,block-start]',
        className,
      )}
      {...rest}
    />
  );
}

/** One line of what hangs above the bar. */
export const BAR_MENU_ITEM =
  'flex w-full cursor-pointer items-center gap-3 rounded-xl px-3 py-[0.7rem] text-start whitespace-normal no-underline aria-[current]:text-tool-accent aria-pressed:text-tool-accent disabled:cursor-default disabled:text-tool-muted not-disabled:hover:bg-tool-hover';

/** Says something where the bar is otherwise, with a button or two. */
export function BarNotice({ className, ...rest }: ComponentPropsWithRef<'section'>) {
  return <Bar className={cx('toolbar-notice ps-5', className)} {...rest} />;
}
