import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const TEXT = /\.(tsx?|mjs|cjs|css|md|prisma|yml|grit)$/;
/** Migrations are never changed again, and this file names what it looks for. */
const LEFT_OUT = /^(prisma\/migrations\/|tests\/architecture\/references\.test\.ts$)/;

/** Documents that were never in the repository, and other spellings of what has one. */
const NAMED_WRONGLY: [RegExp, string][] = [
  [/\b[Ss]pecification(?:'s)? (?:§|section)/, 'name a chapter of docs/reference'],
  [/(?<!docs\/reference\/)\bhttp-api "/, 'name a chapter of docs/reference'],
  [/\bsecurity(?:\.md|\sbar) [A-Z]/, 'write `security A-2`'],
  [/\bplatform[ -]notes\b|\bvisual\.md\b/, 'say what matters of it here'],
  [/\bissue \d+,? point/, 'say what matters of it here'],
  [/docs\/decisions\/\d{4}(?![\d-])/, 'write `decision 17`'],
];
const DECISION = /\b[Dd]ecisions? (\d+)(?:(?:, | and )(\d+))?(?:(?:, | and )(\d+))?/g;
const PROMISE =
  /\b[Ss]ecurity ([A-Z]-\d+)(?:(?:, | and | to )([A-Z]-\d+))?(?:(?:, | and | to )([A-Z]-\d+))?/g;
const CHAPTER = /\bdocs\/[\w/.-]{1,80}\.md(?:#[\w-]{1,60})?/g;
const LINK = /\]\(([^()\s]{1,160})\)/g;

interface Repository {
  files: ReadonlySet<string>;
  read(file: string): string;
}

/** Every reference of a file that leads nowhere, as a sentence. */
function deadReferences(file: string, text: string, repository: Repository): string[] {
  const dead = [...namedWrongly(text), ...deadNumbers(text, repository)];
  const isDocument = file.endsWith('.md');
  const targets = isDocument
    ? [...text.matchAll(LINK)].flatMap(([, to = '']) => (/^[a-z]+:/.test(to) ? [] : [resolved(file, to)]))
    : [...text.matchAll(CHAPTER)].map(([to]) => to);
  for (const target of targets) {
    const [path = '', anchor] = target.split('#');
    const isFile = repository.files.has(path);
    // A folder is read by its README.
    const document = isFile ? path : `${path}/README.md`;
    if (!isFile && !isFolder(path, repository)) dead.push(`${path} is not in the repository`);
    else if (anchor !== undefined && !anchorsOf(repository.read(document)).has(anchor))
      dead.push(`${path} has no #${anchor}`);
  }
  return dead.map((each) => `${file}: ${each}`);
}

function namedWrongly(text: string): string[] {
  return NAMED_WRONGLY.flatMap(([pattern, instead]) => {
    const found = pattern.exec(text);
    return found ? [`"${found[0]}": ${instead}`] : [];
  });
}

function deadNumbers(text: string, { files, read }: Repository): string[] {
  const decisions = [...files].filter((each) => each.startsWith('docs/decisions/'));
  const promises = anchorsOf(read('docs/reference/security.md'));
  const hasDecision = (number: string) =>
    decisions.some((each) => each.startsWith(`docs/decisions/${number.padStart(4, '0')}-`));
  return [
    ...numbersOf(text, DECISION)
      .filter((number) => !hasDecision(number))
      .map((number) => `there is no decision ${number}`),
    ...numbersOf(text, PROMISE)
      .filter((id) => !promises.has(id.toLowerCase()))
      .map((id) => `docs/reference/security.md has no ${id}`),
  ];
}

function numbersOf(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, ...numbers]) =>
    numbers.filter((each) => each !== undefined),
  );
}

function resolved(file: string, link: string): string {
  return link.startsWith('#') ? file + link : posix.normalize(posix.join(posix.dirname(file), link));
}

function isFolder(path: string, { files }: Repository): boolean {
  const prefix = path.endsWith('/') ? path : `${path}/`;
  return path === '.' || [...files].some((each) => each.startsWith(prefix));
}

/** As GitHub makes them of headings, and those that are written out. */
function anchorsOf(markdown: string): ReadonlySet<string> {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const written = [...markdown.matchAll(/<a id="([\w-]+)">/g)].map(([, id = '']) => id);
  return new Set([...headings, ...written]);
}

describe('references', () => {
  const tracked = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  const files = new Set(tracked.split('\0').filter((file) => file !== '' && existsSync(file)));
  const repository = { files, read: (file: string) => readFileSync(file, 'utf8') };

  it('lead somewhere', () => {
    const looked = [...files].filter((file) => TEXT.test(file) && !LEFT_OUT.test(file));
    expect(looked.flatMap((file) => deadReferences(file, repository.read(file), repository))).toEqual([]);
  });
});

describe('a reference that leads nowhere is found', () => {
  const texts: Record<string, string> = {
    'docs/reference/security.md': '| <a id="a-2"></a>A-2 |',
    'docs/reference/media.md': '# Media\n\n## The library’s tiles',
    'docs/decisions/0007-import-rules.md': '# 7. Import rules',
  };
  const repository = { files: new Set(Object.keys(texts)), read: (file: string) => texts[file] ?? '' };

  it.each([
    ['a.ts', '// (decision 8)', 'there is no decision 8'],
    ['a.ts', '// (decisions 7 and 9)', 'there is no decision 9'],
    ['a.ts', '// (security A-3)', 'has no A-3'],
    ['a.ts', '// (security A-2, A-4)', 'has no A-4'],
    ['a.ts', '// docs/reference/media.md#tiles', 'has no #tiles'],
    ['a.ts', '// docs/reference/none.md', 'is not in the repository'],
    ['README.md', '[guide](docs/none.md)', 'is not in the repository'],
    ['docs/guide.md', '[guide](reference/media.md#none)', 'has no #none'],
    ['a.ts', '// specification §4', 'name a chapter'],
    ['a.ts', '// http-api "Pages"', 'name a chapter'],
    ['a.ts', '// security.md A-2', 'write `security A-2`'],
    ['a.ts', '// docs/decisions/0007', 'write `decision 17`'],
  ])('%s: %s', (file, text, because) => {
    expect(deadReferences(file, text, repository).join()).toContain(because);
  });

  it.each([
    ['a.ts', '// (decision 7; security A-2), docs/reference/media.md#the-librarys-tiles'],
    ['README.md', '[one](docs/reference/media.md), [all](docs/reference), [elsewhere](https://example.org)'],
    ['docs/guide.md', '[one](decisions/0007-import-rules.md)'],
  ])('and a living one is not: %s', (file, text) => {
    expect(deadReferences(file, text, repository)).toEqual([]);
  });
});
