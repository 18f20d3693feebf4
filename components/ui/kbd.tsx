import type { ReactNode } from 'react';

/** The keys that do the same as what they stand beside, for the eye: who listens is told by `aria-keyshortcuts`, or by the list of keys. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd aria-hidden className="ms-auto font-[inherit] text-tool-muted">
      {children}
    </kbd>
  );
}
