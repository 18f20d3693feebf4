import { type ClassValue, clsx } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { theme: { text: ['md'], leading: ['none', 'tight', 'snug', 'normal', 'relaxed'] } },
});

/** Joins class names; of two utilities that say the same thing, the later one holds. */
export function cx(...classes: ClassValue[]): string {
  return merge(clsx(classes));
}
