import { readFileSync } from 'node:fs';
import path from 'node:path';

export interface Instruction {
  readonly word: string;
  /** Flags such as `--from=build`, by name. */
  readonly flags: Readonly<Record<string, string>>;
  readonly value: string;
}

export interface Stage {
  readonly from: string;
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

/** The stages of the project's Dockerfile, the one that becomes the image last. */
export function readDockerfile(): Stage[] {
  const lines = readFileSync('Dockerfile', 'utf8')
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { from: string; name: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, word = '', rest = ''] = /^([A-Z]+) +(.+)$/.exec(line) ?? [];
    if (word === 'FROM') {
      const [from = '', , name = ''] = rest.split(/ +/);
      stages.push({ from, name, instructions: [] });
    } else stages.at(-1)?.instructions.push(instruction(word, rest));
  }
  return stages;
}

function instruction(word: string, rest: string): Instruction {
  const [flagText = ''] = /^(?:--[\w-]+=\S+ +)*/.exec(rest) ?? [];
  const flags = [...flagText.matchAll(/--([\w-]+)=(\S+)/g)].map(([, name, value]) => [name, value]);
  return { word, flags: Object.fromEntries(flags), value: rest.slice(flagText.length) };
}

/** The values of all instructions of a kind in a stage. */
export function valuesOf(stage: Stage, word: string): string[] {
  return stage.instructions.filter((each) => each.word === word).map(({ value }) => value);
}

export interface Copied {
  /** The stage that it comes from; empty for the files of the project. */
  readonly stage: string;
  /** Relative to the project, as every stage works in one folder. */
  readonly source: string;
  readonly target: string;
}

/** What a stage copies, file by file or folder by folder. */
export function copiesOf(stage: Stage): Copied[] {
  const work = valuesOf(stage, 'WORKDIR').at(-1) ?? '/';
  return stage.instructions
    .filter(({ word }) => word === 'COPY')
    .flatMap(({ flags, value }) => {
      const paths = value.split(/ +/);
      const to = paths.pop() ?? '';
      return paths.map((from) => {
        const source = flags.from ? path.posix.relative(work, from) : path.posix.normalize(from);
        const target = to.endsWith('/') ? path.posix.join(to, path.posix.basename(source)) : to;
        return { stage: flags.from ?? '', source, target };
      });
    });
}

/** The variables that a stage sets. */
export function environmentOf(stage: Stage): Record<string, string> {
  const pairs = valuesOf(stage, 'ENV').flatMap((value) => value.split(/ +/));
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** The program of a `CMD`, which is written as a list: no shell stands between it and the signals. */
export function commandOf(value: string): string[] {
  return JSON.parse(value.replace(/^CMD +/, '')) as string[];
}
