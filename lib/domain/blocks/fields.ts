import * as z from 'zod';
import { isRecord, type JsonRecord, ownValue } from '../json';
import { INPUT } from '../limits';
import { noMoreThan } from '../no-more-than';

/** Which input an editor form shows; `html` and `inline-html` are also the properties that are sanitised. */
export type Control =
  | 'text'
  | 'textarea'
  | 'html'
  | 'inline-html'
  | 'link'
  | 'picture'
  | 'video'
  | 'film'
  | 'captions'
  | 'language'
  | 'page-path'
  | 'choice'
  | 'number'
  | 'toggle'
  | 'colour'
  | 'classes'
  | 'slug'
  | 'identifier'
  | 'attribute-values'
  | 'group'
  | 'list';

/** One property of a block: said once, and used by the form, by the strict write and by the lenient read. */
export interface Field<Value = unknown> {
  readonly control: Control;
  /** Strict: what a save may carry. */
  readonly schema: z.ZodType<Value>;
  /** The default of a new block, and of a view where nothing usable is stored. */
  readonly initial: Value;
  /** The value that a view is given, whatever is stored. Never throws. */
  readonly read: (stored: unknown) => Value;
  readonly isOptional?: boolean;
  /** For a `group`, and for the items of a `list`. */
  readonly fields?: FieldMap;
  /** Possible values of a `choice`, or those of `classes` that the editor offers. */
  readonly options?: readonly string[];
  /** For a `number`. */
  readonly range?: { readonly min: number; readonly max: number };
  /** For a `number` that is shown in seconds. */
  readonly unit?: 'milliseconds';
  /** For a `group`: presets that the editor offers before the single fields. */
  readonly looks?: Looks;
  /** Means something only where another field of what it belongs to has one of these values. */
  readonly onlyWhere?: { readonly field: string; readonly values: readonly unknown[] };
  /** Message keys of its texts within those of its kind; set by `defineBlock`. */
  readonly texts?: FieldTexts;
}

/** The messages of a field are `block.{kind}.fields.{key}`, and the like. */
export interface FieldTexts {
  readonly kind: string;
  /** The names that lead to it, with `-` between: `slides-buttons-text`. */
  readonly key: string;
}

/** Ready values of a group, by the names of their looks. */
export interface Looks {
  readonly names: readonly string[];
  /** The value of a look. */
  valueOf(name: string): JsonRecord;
  /** The preset that a stored value equals; null for a value of its own. */
  nameOf(stored: unknown): string | null;
}

export interface OptionalField<Value = unknown> extends Field<Value> {
  readonly isOptional: true;
}

export type FieldMap = Readonly<Record<string, Field>>;

type ValueOf<F> = F extends Field<infer Value> ? Value : never;
type Flat<T> = { [K in keyof T]: T[K] };

/** The type of the properties that a map of fields describes. */
export type PropsOf<M extends FieldMap> = Flat<
  { -readonly [K in keyof M as M[K] extends OptionalField ? never : K]: ValueOf<M[K]> } & {
    -readonly [K in keyof M as M[K] extends OptionalField ? K : never]?: ValueOf<M[K]>;
  }
>;

interface LeafOptions<Value> {
  control: Control;
  schema: z.ZodType<Value>;
  initial: Value;
  /** Whether a view can show a value, if it can show more than a save accepts. */
  shows?: (stored: unknown) => stored is Value;
  options?: readonly string[];
  range?: { min: number; max: number };
}

/** A field without fields of its own. */
export function leaf<Value>({ shows, ...field }: LeafOptions<Value>): Field<Value> {
  const isShown = shows ?? ((stored): stored is Value => field.schema.safeParse(stored).success);
  return { ...field, read: (stored) => (isShown(stored) ? stored : field.initial) };
}

/** A property that may be absent; a view is not given one that says nothing usable. */
export function optional<Value>(field: Field<Value>): OptionalField<Value> {
  return { ...field, isOptional: true };
}

/** A field that means something only where another one has one of these values: a row has no columns. */
export function onlyWhere<F extends Field>(name: string, values: readonly unknown[], field: F): F {
  return { ...field, onlyWhere: { field: name, values } };
}

/** The same fields, each with the message keys of its texts. */
export function nameFields<M extends FieldMap>(fields: M, kind: string, above = ''): M {
  const named = Object.entries(fields).map(([name, field]) => {
    const key = above === '' ? name : `${above}-${name}`;
    const inner = field.fields && { fields: nameFields(field.fields, kind, key) };
    return [name, { ...field, ...inner, texts: { kind, key } }] as const;
  });
  return Object.fromEntries(named) as unknown as M;
}

/** Strict: only these keys, each of its type; absent ones are filled in by the lenient read. */
export function writeSchema<M extends FieldMap>(fields: M): z.ZodType<Partial<PropsOf<M>>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.schema.optional()]),
  );
  // The shape is computed, so its type cannot be: it is the one that `PropsOf` states.
  return z.strictObject(shape) as unknown as z.ZodType<Partial<PropsOf<M>>>;
}

/** Typed properties from any stored value: missing or unusable ones get the field's default. */
export function readFields<M extends FieldMap>(fields: M, stored: unknown): PropsOf<M> {
  const props: JsonRecord = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = ownValue(stored, name);
    if (field.isOptional && (value === undefined || field.read(value) !== value)) continue;
    props[name] = field.read(value);
  }
  return props as PropsOf<M>;
}

/** Properties that belong together under one name. */
export function group<M extends FieldMap>(fields: M, looks?: Looks): Field<PropsOf<M>> {
  return {
    ...(looks && { looks }),
    control: 'group',
    fields,
    schema: writeSchema(fields) as unknown as z.ZodType<PropsOf<M>>,
    initial: readFields(fields, {}),
    read: (stored) => readFields(fields, stored),
  };
}

/** An ordered list; its items carry a stable `key`, given to those that have none when content is read. */
export function list<M extends FieldMap>(itemFields: M): Field<PropsOf<M>[]> {
  return {
    control: 'list',
    fields: itemFields,
    schema: noMoreThan(INPUT.itemsPerList, z.array(writeSchema(itemFields))) as unknown as z.ZodType<
      PropsOf<M>[]
    >,
    initial: [],
    read: (stored) =>
      Array.isArray(stored) ? stored.filter(isRecord).map((item) => readFields(itemFields, item)) : [],
  };
}
