/** The first text that says something; '' where none does. */
export function firstOf(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? '';
}
