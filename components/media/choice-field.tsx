import { ChevronDown } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Select } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';

/** A choice in the bar: no wider than its words; those of a line share on a phone what is left of it. */
export function ChoiceField(props: ComponentPropsWithRef<'select'>) {
  return (
    <span className="relative flex max-w-56 min-w-0 items-center max-sm:order-1 max-sm:flex-auto">
      <Select
        className="field-sizing-content w-full min-w-0 cursor-pointer appearance-none rounded-full border-tool-edge bg-tool-raised py-0 ps-3.5 pe-7.5 text-ellipsis max-sm:ps-3 max-sm:pe-6.5"
        {...props}
      />
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute end-2.75 size-4 text-tool-muted max-sm:end-1.75"
      />
    </span>
  );
}
