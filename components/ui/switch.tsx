import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';
import { BAR_BUTTON, BAR_NARROW } from './bar';
import { buttonStyle } from './button-style';
import { cx } from './cx';

const switchStyle = cva('group', {
  variants: {
    kind: {
      /** As wide as what it stands in, with its words at the other end. */
      line: 'flex min-h-10 cursor-pointer items-center justify-between gap-3 text-start font-display text-sm',
      button: cx(buttonStyle({ kind: 'bare' }), 'border-0 px-3 font-semibold'),
      bar: cx(BAR_BUTTON, BAR_NARROW),
    },
  },
  defaultVariants: { kind: 'line' },
});

interface SwitchProps extends ComponentPropsWithRef<'button'>, VariantProps<typeof switchStyle> {
  isOn: boolean;
  tone?: 'accent' | 'success';
}

/** What is on or off at once, without a button that saves it. Where it cannot be switched, `aria-disabled`. */
export function Switch({ isOn, kind, tone = 'accent', className, children, ...rest }: SwitchProps) {
  const knob = (
    <i
      className={cx(
        'relative h-4 w-7 shrink-0 rounded-2xl border border-tool-muted group-aria-checked:border-tool-accent group-aria-checked:bg-tool-accent forced-colors:group-aria-checked:bg-[Highlight]',
        "after:absolute after:inset-y-0.5 after:start-0.5 after:w-2.5 after:rounded-full after:bg-tool-muted after:transition-[translate] after:content-[''] group-aria-checked:after:translate-x-3 group-aria-checked:after:bg-tool-ground rtl:group-aria-checked:after:-translate-x-3 motion-reduce:after:transition-none forced-colors:after:bg-[ButtonText]",
        tone === 'success' && 'group-aria-checked:border-tool-success group-aria-checked:bg-tool-success',
      )}
    />
  );
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      className={cx(switchStyle({ kind }), className)}
      {...rest}
    >
      {kind === 'button' ? knob : null}
      {children}
      {kind === 'button' ? null : knob}
    </button>
  );
}
