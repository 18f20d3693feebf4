import type * as z from 'zod';
import type { JsonRecord } from '../json';
import type { BlockAnswers, BlockFilm, BlockHeading, BlockPicture, Migration } from './answers';
import { type FieldMap, nameFields, type PropsOf, readFields, writeSchema } from './fields';
import type { BlockSetting } from './look';

/** The answers that need no properties. */
type Traits = Pick<
  BlockAnswers<never>,
  | 'role'
  | 'startOn'
  | 'fromPictures'
  | 'isHero'
  | 'look'
  | 'lookWith'
  | 'gathersAs'
  | 'countsAs'
  | 'showsAttributes'
>;

/**
 * Everything that the product knows of a kind of block, except its view. Functions that take a block read its
 * stored properties leniently, so that callers need not know its kind.
 */
export interface BlockDefinition<Kind extends string = string, M extends FieldMap = FieldMap> extends Traits {
  /** Stored as a block's `component`. */
  readonly component: Kind;
  /** In the order in which an editor form shows them. */
  readonly fields: M;
  /** Strict: what a save may carry (security V-1). */
  readonly schema: z.ZodType<Partial<PropsOf<M>>>;
  /** The properties of a new block. */
  readonly defaults: PropsOf<M>;
  /** Version of the stored properties; blocks without one were stored by version 1. */
  readonly version: number;
  readonly migrations: readonly Migration[];
  readonly title: (props: unknown) => string;
  readonly isEmpty: (props: unknown) => boolean;
  readonly pictures: (props: unknown) => BlockPicture[];
  readonly films: (props: unknown) => BlockFilm[];
  readonly headings: (props: unknown) => BlockHeading[];
  readonly opensWithHeading: (props: unknown) => boolean;
  readonly textColours: (props: unknown) => string[];
  /** Null for a kind that lists no pages. */
  readonly listsPagesBelow: (props: unknown) => string | null;
  /** The settings of its look that mean something with these properties. */
  readonly settings: (props: unknown) => BlockSetting[];
}

/** Declares a kind of block; `answers` are all that the rest of the product asks of it. */
export function defineBlock<Kind extends string, M extends FieldMap>(
  component: Kind,
  fields: M,
  answers: BlockAnswers<PropsOf<M>>,
): BlockDefinition<Kind, M> {
  const { starter = {}, migrations = [], ...rest } = answers;
  const settings = Object.keys(answers.look ?? {}) as BlockSetting[];
  const requested =
    <Answer>(answer: ((props: PropsOf<M>) => Answer) | undefined, otherwise: Answer) =>
    (stored: unknown): Answer =>
      answer ? answer(readFields(fields, stored)) : otherwise;
  return {
    ...rest,
    component,
    fields: nameFields(fields, component),
    schema: writeSchema(fields),
    defaults: readFields(fields, starter),
    version: migrations.length + 1,
    migrations,
    title: requested(answers.title, ''),
    isEmpty: requested(answers.isEmpty, false),
    pictures: requested<BlockPicture[]>(answers.pictures, []),
    films: requested<BlockFilm[]>(answers.films, []),
    headings: requested<BlockHeading[]>(answers.headings, []),
    opensWithHeading: requested(answers.opensWithHeading, false),
    textColours: requested<string[]>(answers.textColours, []),
    listsPagesBelow: requested<string | null>(answers.listsPagesBelow, null),
    settings: requested((props) => settings.filter((name) => answers.hasSetting?.(name, props) ?? true), []),
  };
}

/** The properties of a new block on a page: field defaults and the kind's own start values. */
export function startProps(kind: BlockDefinition, pagePath: string | null): JsonRecord {
  const props = structuredClone<JsonRecord>({ ...kind.defaults });
  return pagePath === null ? props : { ...props, ...kind.startOn?.(pagePath) };
}
