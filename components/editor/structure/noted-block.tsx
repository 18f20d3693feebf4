import { Fragment, type FragmentInstance, type ReactNode, useLayoutEffect, useRef } from 'react';
import { noteBlock } from '../core/drawn-blocks';

/** A block that is on the stage and says where it stands. No element is put around it. */
export function NotedBlock({ id, children }: { id: string; children: ReactNode }) {
  const fragment = useRef<FragmentInstance>(null);
  useLayoutEffect(() => (fragment.current ? noteBlock(id, fragment.current) : undefined), [id]);
  return <Fragment ref={fragment}>{children}</Fragment>;
}
