import * as z from 'zod';

export type Json = Record<string, unknown>;
/** Request or answer: the same schema can differ between them, for example by a default. */
export type Direction = 'input' | 'output';

const PREFIX = '#/components/schemas/';
/** Stands in references until it is known which schemas are used in both directions. */
const SENT = '~sent';
const UNNAMED = 'unnamed';

/** Schemas that are functions in the code, which JSON Schema cannot show. */
const DESCRIBED: Record<string, Json> = {
  SentContent: {
    type: 'object',
    description: 'As `PageContent`. What is wrong in it is answered by field.',
    required: ['sections'],
    properties: { sections: { type: 'array', items: { type: 'object' } } },
  },
  ListedPagesAnswer: { type: 'object', description: 'What a list of pages is drawn from.' },
};

/** Writes zod schemas as JSON Schema: those with a name as components, which others refer to. */
export class SchemaWriter {
  private readonly components: Record<Direction, Json>;

  constructor(private readonly named: ReadonlyMap<string, z.ZodType>) {
    this.components = { input: this.write('input'), output: this.write('output') };
  }

  /** A reference to the schema's component, or the whole schema where it has no name. */
  of(schema: z.ZodType, direction: Direction): Json {
    for (const [name, each] of this.named) if (each === schema) return { $ref: uri(name, direction) };
    return this.write(direction, schema)[UNNAMED] as Json;
  }

  /** The whole schema, also where it has a name. */
  whole(schema: z.ZodType, direction: Direction): Json {
    for (const [name, each] of this.named)
      if (each === schema) return this.components[direction][name] as Json;
    return this.of(schema, direction);
  }

  /** The document with the components that it needs; one that is sent and answered differently has two. */
  complete(document: Json): Json {
    const used = this.collect(document);
    const names = new Map<string, string>();
    for (const [key, schema] of used) {
      const name = key.replace(SENT, '');
      const answered = used.get(name);
      const isAnother = key !== name && answered !== undefined && !isSame(answered, schema);
      names.set(key, isAnother ? `${name}Input` : name);
    }
    const rename = <T>(json: T): T =>
      JSON.parse(
        JSON.stringify(json).replace(/"#\/components\/schemas\/([\w~]+)"/g, (_, key: string) =>
          JSON.stringify(PREFIX + names.get(key)),
        ),
      );
    const schemas = [...used].map(([key, schema]) => [names.get(key) ?? key, rename(schema)] as const);
    schemas.sort(([one], [other]) => (one < other ? -1 : 1));
    const components = document.components as Json;
    return {
      ...rename(document),
      components: { ...rename(components), schemas: Object.fromEntries(schemas) },
    };
  }

  private collect(document: Json): Map<string, unknown> {
    const used = new Map<string, unknown>();
    const visit = (json: unknown): void => {
      for (const [, key = ''] of JSON.stringify(json).matchAll(/"#\/components\/schemas\/([\w~]+)"/g)) {
        if (used.has(key)) continue;
        const direction = key.endsWith(SENT) ? 'input' : 'output';
        const schema = this.components[direction][key.replace(SENT, '')];
        used.set(key, schema);
        visit(schema);
      }
    };
    visit(document);
    return used;
  }

  private write(direction: Direction, unnamed?: z.ZodType): Json {
    const registry = z.registry<{ id: string }>();
    for (const [id, schema] of this.named) registry.add(schema, { id });
    if (unnamed) registry.add(unnamed, { id: UNNAMED });
    const { schemas } = z.toJSONSchema(registry, {
      io: direction,
      unrepresentable: 'any',
      uri: (name) => uri(name, direction),
      // A later release may add keys to answers, so only requests forbid unknown ones.
      override: ({ zodSchema, jsonSchema }) => {
        const { def } = zodSchema._zod;
        if (direction === 'output' && def.type === 'object') delete jsonSchema.additionalProperties;
      },
    });
    const written: Json = {};
    for (const [name, schema] of Object.entries(schemas)) {
      const { $schema: _, $id: __, ...plain } = schema as Json;
      written[name] = DESCRIBED[name] ?? plain;
    }
    return written;
  }
}

function uri(name: string, direction: Direction): string {
  return `${PREFIX}${name}${direction === 'input' ? SENT : ''}`;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other).replaceAll(SENT, '');
}
