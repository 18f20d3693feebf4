import { isTable, readTable } from './csv';
import { isGhost, readGhost } from './ghost';
import { isMarkdown, isMarkdownName, type NamedText, readMarkdown } from './markdown';
import { type ForeignSite, ImportError } from './model';
import { isWordPress, readWordPress } from './wordpress';

/** More than this is not read: the browser would have no memory left for it. */
const MAX_CHARACTERS = 150_000_000;
/** More pages than any artist has; each becomes one here. */
const MAX_PAGES = 10_000;

/**
 * Reads what other systems export: WordPress and Squarespace (XML), Ghost (JSON), a list of works (CSV, TSV) or Markdown. What it is
 * is seen from what the files hold; several of WordPress, of Markdown, or of tables, make one site.
 * @throws {ImportError} and nothing else
 */
export function readForeignSite(files: readonly NamedText[]): ForeignSite {
  const characters = files.reduce((sum, { text }) => sum + text.length, 0);
  if (characters > MAX_CHARACTERS) throw new ImportError('too-large');
  try {
    const site = siteIn(files.map(({ name, text }) => ({ name, text: text.replace(/^\ufeff/, '') })));
    if (site.pages.length > MAX_PAGES) throw new ImportError('too-large');
    return site;
  } catch (error) {
    // Parsers of other people may fail on what nobody has tried: the file is at fault.
    throw error instanceof ImportError ? error : new ImportError('broken');
  }
}

function siteIn(files: readonly NamedText[]): ForeignSite {
  const said = files.filter(({ text }) => text.trim() !== '');
  const [first, ...others] = said;
  if (!first) throw new ImportError('nothing');
  const wordPress = said.filter(({ text }) => isWordPress(text));
  if (wordPress.length > 0) return readWordPress(wordPress.map(({ text }) => text));
  const markdown = said.filter(({ name }) => isMarkdownName(name));
  if (markdown.length > 0) return readMarkdown(markdown);
  if (others.length === 0) return siteInOne(first);
  if (!said.every(isTableFile)) throw new ImportError('unknown-format');
  return inOneSite(said.map(({ text }) => readTable(text)));
}

const isTableFile = ({ name, text }: NamedText) => isTable(text) || /\.[ct]sv$/i.test(name);

/** Several tables as one: pages of two of them have no id in common. */
function inOneSite([first, ...others]: readonly ForeignSite[]): ForeignSite {
  if (!first) throw new ImportError('nothing');
  const all = [first, ...others];
  const left = new Map(first.left);
  for (const each of others)
    for (const [kind, count] of each.left) left.set(kind, (left.get(kind) ?? 0) + count);
  const pages = all.flatMap((site, at) =>
    site.pages.map((page) => ({ ...page, id: `${at + 1}-${page.id}` })),
  );
  return { ...first, pages, left };
}

/** A site in a file whose name says nothing, or nothing that can be relied on. */
function siteInOne(file: NamedText): ForeignSite {
  const { text } = file;
  if (/^\s*[{[]/.test(text)) return siteInJson(text);
  if (text.trimStart().startsWith('<')) throw new ImportError('unknown-format');
  if (isTableFile(file)) return readTable(text);
  if (isMarkdown(text)) return readMarkdown([file]);
  throw new ImportError('unknown-format');
}

function siteInJson(text: string): ForeignSite {
  const value = parsed(text);
  // What begins like an export is one that was cut off; any other text in brackets is none.
  if (value === undefined)
    throw new ImportError(/"(?:db|posts|data)"\s{0,9}:/.test(text) ? 'broken' : 'unknown-format');
  if (!isGhost(value)) throw new ImportError('unknown-format');
  return readGhost(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
