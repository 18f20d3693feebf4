/** A regular expression that may take longer than its text is long, because its text is short. */
export interface Exception {
  readonly file: string;
  /** The pattern as written between its slashes, or the whole call of `RegExp`. */
  readonly pattern: string;
  /** The longest text that it is ever given, in characters. */
  readonly characters: number;
  /** Why the text is that short. */
  readonly because: string;
}

/** None at the moment: a pattern that needs one pass is nearly always as short. */
export const EXCEPTIONS: readonly Exception[] = [];
