/**
 * The name under which one picture is the same thing on two pages, so that a tile can grow into its work.
 * A word of a style sheet: letters, digits and hyphens; anything else is written by its number.
 */
export function transitionName(src: string): string {
  return `shared-${src.replaceAll(/[^a-z0-9]/gi, (sign) => `-${sign.codePointAt(0)?.toString(16)}-`)}`;
}
