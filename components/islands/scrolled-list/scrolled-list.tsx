import type { ReactNode } from 'react';
import '../island-elements';

/** A list in one line, which begins where the current entry is: on a phone that can be beyond the edge. */
export function ScrolledList({ children }: { children: ReactNode }) {
  return (
    <>
      <scrolled-list hidden />
      <ul>{children}</ul>
    </>
  );
}
