import * as z from 'zod';
import { problem } from '@/lib/contracts/problem';
import { can, ROLES } from '@/lib/domain/auth/roles';
import { ERROR_STATUS, type ErrorCode } from '@/lib/domain/errors';
import type { AnyDeclaration } from '@/lib/server/http/define-route';
import { describeWebhooks } from './describe-webhooks';
import type { FoundRoute } from './find-routes';
import { describeDocument, PAGE_DOCUMENTS } from './page-documents';
import type { Json, SchemaWriter } from './schema-writer';

const PARAMETER = /^\[{1,2}(\.{3})?(\w+)\]{1,2}$/;
const PROBLEM_TYPE = 'application/problem+json';

/** The HTTP interface in OpenAPI 3.1, built from the declarations of its routes. */
export function buildDocument(routes: readonly FoundRoute[], writer: SchemaWriter): Json {
  const paths: Json = {};
  for (const { address, declarations } of routes) {
    const document = PAGE_DOCUMENTS[address];
    if (document) paths[document.path] = { get: describeDocument(document) };
    const operations = Object.entries(declarations ?? {})
      .filter(([, each]) => Object.keys(each.answers).length > 0)
      .map(([method, each]) => [method.toLowerCase(), describeCall(method, address, each, writer)]);
    if (operations.length > 0) paths[pathOf(address)] = Object.fromEntries(operations);
  }
  return writer.complete({
    openapi: '3.1.1',
    info: {
      title: 'Atelier',
      version: '1',
      description:
        'Made from the routes and contracts by `npm run openapi`. What holds for every call: docs/reference/http-api.md.',
    },
    paths,
    webhooks: describeWebhooks(writer),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'next-auth.session-token',
          description: 'Set by signing in; `__Secure-` before the name where the site has https.',
        },
        token: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An access token, which its holder makes in the settings. The scope that a call takes is named with it; a call that names none takes no token.',
        },
      },
      responses: problemResponses(writer),
    },
  });
}

/** `/api/media/[...pathname]` → `/api/media/{pathname}`. */
export function pathOf(address: string): string {
  return address
    .split('/')
    .map((segment) => segment.replace(PARAMETER, '{$2}'))
    .join('/');
}

function describeCall(method: string, address: string, call: AnyDeclaration, writer: SchemaWriter): Json {
  const isRead = call.isRead ?? method === 'GET';
  return {
    summary: call.summary,
    description: whoMay(call),
    'x-access': call.access,
    security: securityOf(call),
    parameters: [
      ...pathParameters(address, call, writer),
      ...queryParameters(call, writer),
      ...keyParameter(call, isRead),
    ],
    ...(requestBody(call, writer) ?? {}),
    responses: { ...answersOf(call, writer), ...refusals(call, isRead) },
  };
}

/** The ways to be let in, of which one is enough; an empty one stands for everybody. */
function securityOf({ access, token }: AnyDeclaration): Json[] {
  const byToken = token === undefined ? [] : [{ token: [token] }];
  if (access !== 'public') return [{ session: [] }, ...byToken];
  return byToken.length > 0 ? [{}, { session: [] }, ...byToken] : [];
}

function whoMay({ access }: AnyDeclaration): string {
  if (access === 'public') return 'For everyone.';
  if (access === 'session') return 'For everyone who is signed in.';
  return `For ${ROLES.filter((role) => can(role, access)).join(', ')}.`;
}

function pathParameters(address: string, { params }: AnyDeclaration, writer: SchemaWriter): Json[] {
  const { properties = {} } = params ? (writer.whole(params, 'input') as { properties?: Json }) : {};
  const found = address.split('/').flatMap((segment) => [PARAMETER.exec(segment) ?? []]);
  return found.flatMap(([, isMany, name]) =>
    name === undefined
      ? []
      : {
          name,
          in: 'path',
          required: true,
          ...(isMany && { description: 'May hold slashes.' }),
          schema: isMany ? { type: 'string' } : (properties[name] ?? { type: 'string' }),
        },
  );
}

function queryParameters({ query }: AnyDeclaration, writer: SchemaWriter): Json[] {
  if (!query) return [];
  const { properties = {}, required = [] } = writer.whole(query, 'input') as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

/** A change can be sent again safely under the same key. */
function keyParameter({ access }: AnyDeclaration, isRead: boolean): Json[] {
  return access === 'public' || isRead
    ? []
    : [{ name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } }];
}

function requestBody({ body, bodyType, afterForm }: AnyDeclaration, writer: SchemaWriter): Json | null {
  if (!body && bodyType === undefined) return null;
  const schema = body && { schema: writer.of(body, 'input') };
  const types = bodyType?.split(', ') ?? [
    'application/json',
    ...(afterForm ? ['application/x-www-form-urlencoded'] : []),
  ];
  return {
    requestBody: { required: true, content: Object.fromEntries(types.map((type) => [type, schema ?? {}])) },
  };
}

function answersOf({ answers, afterForm }: AnyDeclaration, writer: SchemaWriter): Json {
  const described = Object.entries(answers).map(([status, answer]) => [
    status,
    describeAnswer(answer, writer),
  ]);
  const redirect = {
    description: 'To a form: where its sender goes on.',
    headers: { location: { schema: { type: 'string' } } },
  };
  return Object.fromEntries([...described, ...(afterForm ? [['303', redirect]] : [])]);
}

function describeAnswer(answer: z.ZodType | string | null, writer: SchemaWriter): Json {
  if (answer === null) return { description: 'Done; nothing is sent.' };
  if (answer instanceof z.ZodType) {
    return { description: 'Done', content: { 'application/json': { schema: writer.of(answer, 'output') } } };
  }
  return { description: 'Done', content: Object.fromEntries(answer.split(', ').map((type) => [type, {}])) };
}

/** By status: what any call of this kind can be refused with. What else a call refuses stands under `default`. */
function refusals(call: AnyDeclaration, isRead: boolean): Json {
  const takesBody = call.body !== undefined || call.bodyType !== undefined;
  const statuses = [
    ...(call.body ? [400] : []),
    ...(call.access === 'public' ? [] : [401]),
    ...(call.access === 'public' && isRead ? [] : [403]),
    ...(takesBody ? [413, 415] : []),
    ...(takesBody || call.params || call.query ? [422] : []),
  ];
  const listed = statuses.map((status) => [status, { $ref: `#/components/responses/${status}` }]);
  return { ...Object.fromEntries(listed), default: { $ref: '#/components/responses/default' } };
}

function problemResponses(writer: SchemaWriter): Json {
  const content = { [PROBLEM_TYPE]: { schema: writer.of(problem, 'output') } };
  const codes = Object.entries(ERROR_STATUS) as [ErrorCode, number][];
  const statuses = [...new Set(codes.map(([, status]) => status))];
  const named = statuses.map((status) => {
    const own = codes.filter(([, each]) => each === status).map(([code]) => `\`${code}\``);
    return [status, { description: own.join(', '), content }];
  });
  return { ...Object.fromEntries(named), default: { description: 'A problem; `code` says which.', content } };
}
