import type { ComponentPropsWithRef } from 'react';
import { Button } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';

type PanelButtonProps = ComponentPropsWithRef<typeof Button>;

/** A button in a panel: smaller than elsewhere, and in the letters of the text around it. */
export function PanelButton({ kind, className, ...rest }: PanelButtonProps) {
  return (
    <Button
      kind={kind}
      shape="box"
      className={cx(
        'min-h-9 min-w-9 shrink px-2.5 font-[family-name:inherit] text-[length:inherit] leading-[inherit]',
        kind !== 'main' && 'font-normal',
        className,
      )}
      {...rest}
    />
  );
}
