import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@/components/ui/icon';

/** One of a few, on the ground of the site. */
export function Choice(props: ComponentPropsWithRef<'select'>) {
  return (
    <span className="relative inline-grid w-fit items-center">
      <select
        className="cursor-pointer appearance-none rounded-full border border-(--muted) bg-transparent ps-[1em] pe-[2.25em] py-[0.5em] font-display text-(length:--size-small) leading-normal text-inherit"
        {...props}
      />
      <Icon of={ChevronDown} className="pointer-events-none absolute end-[0.9em] size-3.5 text-(--muted)" />
    </span>
  );
}
