import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx';
import { Icon } from './icon';

interface EmptyStateProps {
  icon?: LucideIcon;
  /** What there is not, or what has failed. */
  title: ReactNode;
  role?: 'status' | 'alert';
  className?: string;
  /** What to do about it. */
  children?: ReactNode;
}

/** In place of a list that has nothing in it, or could not be loaded. */
export function EmptyState({ icon, title, role, className, children }: EmptyStateProps) {
  return (
    <div
      role={role}
      className={cx(
        'grid min-h-48 place-content-center justify-items-center gap-2 px-4 py-8 text-center wrap-anywhere text-tool-muted',
        className,
      )}
    >
      {icon ? <Icon of={icon} className="size-10 stroke-[0.75]" /> : null}
      <p className="font-display text-lg font-semibold text-tool-ink">{title}</p>
      {children}
    </div>
  );
}
