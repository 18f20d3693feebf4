import type { ApiError } from '@/lib/client/http';

/** Why a font can be refused, as the interface texts name it. */
const FONT_PROBLEMS = [
  'noFont',
  'collection',
  'broken',
  'tooLarge',
  'tooHeavy',
  'tooCostly',
  'noLetters',
  'otherFamily',
  'sameStyle',
  'tooMany',
  'tooManyFiles',
  'known',
] as const;
type FontProblem = (typeof FONT_PROBLEMS)[number];

/** Why a font was refused; null for what has nothing to do with the font. */
export function fontProblemOf({ code, problem }: Pick<ApiError, 'code' | 'problem'>): FontProblem | null {
  const known = FONT_PROBLEMS.find((each) => each === problem);
  if (known) return known;
  // Without a reason it is refused before anybody has looked into it.
  return code === 'payload_too_large' ? 'tooManyFiles' : null;
}
