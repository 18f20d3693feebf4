/** The subject of a public page, by its place in the tree. */
export type Subject = 'home' | 'person' | 'work' | 'exhibition' | 'list' | 'contact' | 'page';

const SUBJECTS: readonly (readonly [RegExp, Subject])[] = [
  [/^\/$/, 'home'],
  [/^\/about$/, 'person'],
  [/^\/contact$/, 'contact'],
  [/^\/exhibitions\/[^/]+$/, 'exhibition'],
  [/^\/works\/[^/]+\/[^/]+\/[^/]+$/, 'work'],
  [/^\/(?:works|exhibitions|about\/(?:collections|photos|quotes))$/, 'list'],
  [/^\/works\/[^/]+\/[^/]+$/, 'list'],
];

/** Total, like the route table: a page that the owner made elsewhere is just a page. */
export function subjectOf(path: string): Subject {
  return SUBJECTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
}
