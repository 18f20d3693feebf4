/** An interface text that says nothing: in the place of an empty one the shipped one would stand. */
export const UNSAID = '–';

/** Whether an interface text says something. */
export const isSaid = (text: string): boolean => text.trim() !== UNSAID;
