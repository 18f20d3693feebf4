import { CONTACT } from './limits';

/** Why a message looks like spam: the trap was filled in, or it is made of links. */
export const SUSPICIONS = ['trap', 'links'] as const;

export type Suspicion = (typeof SUSPICIONS)[number];

interface Suspected {
  name: string;
  message: string;
  /** The content of the hidden field. */
  trap: string;
}

const LINK = /\b(?:https?:\/\/|www\.)/giu;
const MARKUP = /<a\s|\[(?:url|link)\b/iu;

/** Suspected messages are kept like others and marked, never refused: a person may be behind each (decision 14). */
export function suspicionOf({ name, message, trap }: Suspected): Suspicion | null {
  if (trap.trim() !== '') return 'trap';
  const links = message.match(LINK)?.length ?? 0;
  const isAdvert = name.search(LINK) !== -1 || MARKUP.test(message);
  return isAdvert || links >= CONTACT.suspectedLinks ? 'links' : null;
}
