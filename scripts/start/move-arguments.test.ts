import { expect, it } from 'vitest';
import { readMoveArguments } from './move-arguments';

const HERE = 'postgres://here/site';
const THERE = 'postgresql://there/site';

it.each([
  ['to PostgreSQL', ['--to', THERE], undefined, { databaseUrl: THERE, isForced: false }],
  ['from one PostgreSQL to another', [`--to=${THERE}`], HERE, { databaseUrl: THERE, isForced: false }],
  ['back', ['--to', 'embedded'], HERE, { databaseUrl: undefined, isForced: false }],
  ['over what is there', ['--force', '--to', 'embedded'], HERE, { databaseUrl: undefined, isForced: true }],
])('a site moves %s', (_name, args, present, read) => {
  expect(readMoveArguments(args, present)).toEqual(read);
});

it.each([
  ['no place', [], undefined, /^Where to/],
  ['another kind of database', ['--to', 'mysql://there/site'], undefined, /^Where to/],
  ['a word too many', ['--to', THERE, 'now'], undefined, /^Where to/],
  ['an unknown option', ['--to', THERE, '--all'], undefined, /^Where to/],
  ['an option without its value', ['--to'], undefined, /^Where to/],
  ['the embedded database, where it is', ['--to', 'embedded'], undefined, /already/],
  ['the address that it has', ['--to', HERE], HERE, /already/],
])('%s is refused in a sentence', (_name, args, present, sentence) => {
  expect(() => readMoveArguments(args, present)).toThrow(sentence);
});
