import 'server-only';

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { builtStyles } from './inline-styles';
import { joinWords, type PageWords, scriptsIn, wordsOfPage, wordsOfScript } from './page-words';
import { rulesForPage } from './rules-for-page';
import { type Part, readStyleSheet } from './style-sheet';

const VISITOR_SCRIPTS = path.join(process.cwd(), '.next', 'static', 'visitor');

const sheets = new Map<string, Part[]>();
let visitorWords: PageWords | undefined;

/**
 * Gives, for a built style sheet, the rules that a page can use: by what stands in its markup and by what the scripts of
 * visitors may add. Whoever is signed in gets the whole sheets with React (components/shell/visitor/bring-react.ts).
 */
export function stylesForPage(html: string): (file: string) => string | null {
  const page = wordsOfPage(html);
  const inline = scriptsIn(html).map(wordsOfScript);
  return (file) => {
    const rules = builtStyles(file);
    if (rules === null) return null;
    visitorWords ??= joinWords(visitorScripts().map(wordsOfScript));
    const sheet = sheets.get(file) ?? readStyleSheet(rules);
    sheets.set(file, sheet);
    return rulesForPage(sheet, page, joinWords([visitorWords, ...inline]));
  };
}

function visitorScripts(): string[] {
  const files = readdirSync(VISITOR_SCRIPTS).filter((name) => name.endsWith('.js'));
  return files.map((name) => readFileSync(path.join(VISITOR_SCRIPTS, name), 'utf8'));
}
