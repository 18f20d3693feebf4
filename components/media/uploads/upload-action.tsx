import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/components/ui/button';

/** What can be done about an upload, or about all of them; larger for fingers. */
export function UploadAction(props: ComponentPropsWithRef<'button'>) {
  return (
    <Button
      size="sm"
      className="border-transparent bg-tool-hover whitespace-nowrap not-disabled:not-aria-disabled:hover:bg-tool-line pointer-coarse:min-h-10 pointer-coarse:min-w-10"
      {...props}
    />
  );
}
