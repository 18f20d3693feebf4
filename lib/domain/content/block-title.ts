import { kindOf } from '../blocks';
import { plainText } from '../text/plain-text';
import type { Block } from './model';

/** As many characters as tell a block from its neighbours. */
const TITLE_CHARACTERS = 60;

/** The first words of a block, by which an editor knows it among others; '' where it has none. */
export function blockTitle({ component, props }: Block): string {
  const words = plainText(kindOf(component)?.title(props) ?? '');
  const letters = [...words];
  return letters.length > TITLE_CHARACTERS
    ? `${letters.slice(0, TITLE_CHARACTERS).join('').trimEnd()}…`
    : words;
}
