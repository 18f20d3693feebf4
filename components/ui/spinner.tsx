import { cx } from './cx';

/** Turns while something is waited for; what that is stands beside it, or in the status around it. */
export function Spinner({ className }: { className?: string }) {
  return (
    <i
      className={cx(
        'size-4.5 shrink-0 animate-spin rounded-full border-2 border-current/40 border-t-current motion-reduce:[animation-duration:4s]',
        className,
      )}
    />
  );
}
