import type { ReactNode } from 'react';

/** The keys that do the same as what they stand beside. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="ms-auto font-[inherit] text-tool-muted">{children}</kbd>;
}
