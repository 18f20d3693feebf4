import type * as z from 'zod';
import type { JsonRecord } from '../json';
import { type FieldMap, type PropsOf, readFields, writeSchema } from './fields';

/** A kind of block, without anything visible: what it is called, what it holds and what it starts with. */
export interface BlockDefinition<Kind extends string = string, M extends FieldMap = FieldMap> {
  /** Stored as a block's `component`. */
  readonly component: Kind;
  /** In the order in which an editor form shows them. */
  readonly fields: M;
  /** Strict: what a save may carry (security V-1). */
  readonly schema: z.ZodType<Partial<PropsOf<M>>>;
  /** The properties of a new block of this kind (specification §3). */
  readonly defaults: PropsOf<M>;
}

/** Declares a block kind; `starter` adds what a new block holds beyond the defaults of its fields. */
export function defineBlock<Kind extends string, M extends FieldMap>(
  component: Kind,
  fields: M,
  starter: JsonRecord = {},
): BlockDefinition<Kind, M> {
  return { component, fields, schema: writeSchema(fields), defaults: readFields(fields, starter) };
}
