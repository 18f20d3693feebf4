/** Adds something at the edge of a block, for the pointer: by key the tools have it, too, and on a phone they alone. */
export const ADD_HERE =
  'pointer-events-auto absolute start-[calc(50%-0.875rem)] grid size-7 cursor-pointer place-items-center rounded-full bg-tool-ground text-tool-accent opacity-85 shadow-sm hover:bg-tool-accent hover:text-tool-ground hover:opacity-100 linking:invisible max-md:hidden';
