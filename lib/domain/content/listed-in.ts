import { kindOf } from '../blocks';
import type { Block } from './model';

/** The path of the page whose pages a block lists; null for a block that lists none. */
export function listedIn({ component, props }: Block): string | null {
  return kindOf(component)?.listsPagesBelow(props) || null;
}
