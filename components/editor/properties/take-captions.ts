import type { PropPath } from '@/lib/domain/content/commands';
import { isRecord } from '@/lib/domain/json';
import { languageInName } from '@/lib/domain/media/language-in-name';
import { useOpenedPage } from '../core/opened-page';
import { pageContent } from '../core/page-content';

interface CaptionsTarget {
  blockId: string;
  /** The path of the file. */
  path: PropPath;
  /** The object that contains the file and its language. */
  beside: unknown;
  address: string;
}

/** Puts captions in a place and, where their language is not said yet, the one of their name or of the page: one step. */
export function takeCaptions({ blockId, path, beside, address }: CaptionsTarget): void {
  const { dispatch, currentLocale } = pageContent.getState();
  const given = isRecord(beside) ? beside.language : undefined;
  const codes = useOpenedPage.getState().view?.frame.languages.map(({ code }) => code) ?? [];
  const language = given || languageInName(address, codes) || currentLocale || '';
  const values = { [path.at(-1) ?? '']: address, ...(address !== '' && { language }) };
  dispatch({ type: 'set-props', blockId, path: path.slice(0, -1), values });
}
