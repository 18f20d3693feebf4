import type { ComponentPropsWithRef } from 'react';

/** The look of a line of the panel, a link or a button. */
export const LINK_CARD =
  'group grid w-full cursor-pointer gap-x-(--gutter) border-t border-(--line) py-(--space-3) text-start text-inherit no-underline min-[60rem]:grid-cols-12 min-[60rem]:items-baseline';

/** Where it leads, and what is there. */
export function LinkCardText({ name, note }: { name: string; note: string }) {
  return (
    <>
      <span className="font-display text-(length:--size-heading) leading-snug tracking-[-0.02em] group-hover:text-(--accent) min-[60rem]:col-span-6">
        {name}
      </span>
      <span className="text-(length:--size-small) text-(--muted) min-[60rem]:col-span-6">{note}</span>
    </>
  );
}

/** Opens a tool over the panel. */
export function ToolCard({
  name,
  note,
  ...rest
}: { name: string; note: string } & ComponentPropsWithRef<'button'>) {
  return (
    <button type="button" aria-haspopup="dialog" className={LINK_CARD} {...rest}>
      <LinkCardText name={name} note={note} />
    </button>
  );
}
