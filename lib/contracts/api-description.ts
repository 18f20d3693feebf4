import * as z from 'zod';

const operation = z.looseObject({ summary: z.string(), description: z.string() });

/** `GET /api/openapi.json`: OpenAPI 3.1, as far as its readers here need it. */
export const apiDescription = z.looseObject({
  openapi: z.string(),
  info: z.looseObject({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), z.unknown()) }),
});

export type ApiDescription = z.output<typeof apiDescription>;
