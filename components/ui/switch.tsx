import { cx } from './cx';

/** The knob of a switch; the button around it has `role="switch"` and `aria-checked`, and the class `group`. */
export function SwitchKnob({ className }: { className?: string }) {
  return (
    <i
      className={cx(
        'relative h-4 w-7 shrink-0 rounded-2xl border border-tool-muted group-aria-checked:border-tool-accent group-aria-checked:bg-tool-accent forced-colors:group-aria-checked:bg-[Highlight]',
        "after:absolute after:inset-y-0.5 after:start-0.5 after:w-2.5 after:rounded-full after:bg-tool-muted after:transition-[translate] after:content-[''] group-aria-checked:after:translate-x-3 group-aria-checked:after:bg-tool-ground rtl:group-aria-checked:after:-translate-x-3 motion-reduce:after:transition-none forced-colors:after:bg-[ButtonText]",
        className,
      )}
    />
  );
}
