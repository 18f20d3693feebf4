import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/components/ui/button';

/** A button that looks like a link. */
export function LinkButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      kind="bare"
      shape="box"
      className="border-0 px-2 text-xs font-semibold text-tool-accent underline"
      {...props}
    />
  );
}
