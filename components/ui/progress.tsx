import { cx } from './cx';

interface ProgressProps {
  /** From 0 to 1. */
  share: number;
  label: string;
  className?: string;
}

/** How far something is. */
export function Progress({ share, label, className }: ProgressProps) {
  return (
    <progress
      max={1}
      value={share}
      aria-label={label}
      className={cx(
        'h-1 w-full appearance-none overflow-hidden rounded-full bg-tool-hover accent-tool-accent [&::-moz-progress-bar]:bg-tool-accent [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-tool-accent',
        className,
      )}
    />
  );
}
