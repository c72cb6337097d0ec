import type { JsonSchema } from '@tests/openapi/accepted-input';
import { type ApiCall, CALLS, TAGS } from '@tests/openapi/calls';
import { createComponents } from '@tests/openapi/components';
import { EXPLORER_CALLS } from '@tests/openapi/explorer-calls';
import { refer } from '@tests/openapi/fields';

/* docs/openapi.json: what docs/api.md says, for programs. Written by `npm run openapi`. */

const EXPLORER = [{ url: 'https://mempool.space/api', description: 'The block explorer: VITE_EXPLORER_API_URL.' }];

const QUERIES: Record<string, JsonSchema[]> = {
  'GET /v1/historical-price': [
    { name: 'currency', in: 'query', required: true, schema: { enum: ['EUR', 'USD'] } },
    { name: 'timestamp', in: 'query', required: true, schema: { type: 'integer' }, description: 'Seconds since 1970.' },
  ],
};

export interface OpenApi {
  openapi: string;
  paths: Record<string, Record<string, JsonSchema>>;
  components: { schemas: Record<string, JsonSchema> };
  [part: string]: unknown;
}

export function createDocument(): OpenApi {
  return {
    openapi: '3.1.1',
    info: {
      title: "Aval's backend and block explorer",
      version: '0.1.0',
      summary: 'What the web app sends, and what it reads.',
      description:
        'Made from the schemas that the app reads answers with. docs/api.md has the conventions: fields that are not named here are ' +
        'kept and sent back, and an answer may be more tolerant than what a backend should send.',
      license: { name: 'Proprietary', url: 'https://example.com' },
    },
    servers: [{ url: '/api', description: 'The backend: VITE_API_URL.' }],
    security: [],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: { ...createPaths(CALLS, {}), ...createPaths(EXPLORER_CALLS, { servers: EXPLORER }) },
    components: { schemas: createComponents() },
  };
}

function createPaths(calls: readonly ApiCall[], shared: JsonSchema): OpenApi['paths'] {
  const paths: OpenApi['paths'] = {};
  for (const call of calls) {
    const [method = '', path = ''] = call.call.split(' ');
    paths[path] ??= { ...shared } as Record<string, JsonSchema>;
    paths[path][method.toLowerCase()] = createOperation(call, path);
  }
  return paths;
}

function createOperation(call: ApiCall, path: string): JsonSchema {
  const { id, tag, summary, request } = call;
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: tag === 'Explorer' ? { type: 'string' } : { $ref: refer('Id') },
  }));
  const parameters = [...inPath, ...(QUERIES[call.call] ?? [])];
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(request && {
      requestBody: {
        required: true,
        content: {
          [request.type ?? 'application/json']: { schema: { $ref: refer(request.schema) }, example: request.example },
        },
      },
    }),
    responses: createResponses(call),
  };
}

function createResponses({ answer, failures, mayBeEmpty, tag }: ApiCall): JsonSchema {
  // Explorers answer in plain text.
  const failure = tag === 'Explorer' ? {} : { content: { 'application/json': { schema: { $ref: refer('Failure') } } } };
  const expected = Object.entries(failures ?? {}).map(([status, description]) => [status, { description, ...failure }]);
  const success =
    answer === undefined
      ? { description: 'Done. The body is not read.' }
      : {
          description: 'Done.',
          content: { [answer.type ?? 'application/json']: { schema: describeAnswer(answer), example: answer.example } },
        };
  return {
    '2XX': success,
    ...(mayBeEmpty && {
      '204': { description: 'Done. The app then reads the transaction in the list of its guarantee.' },
    }),
    ...Object.fromEntries(expected),
    default: { description: 'Refused or failed, with any 4xx or 5xx status.', ...failure },
  };
}

/** The value under its name, or the bare value (docs/api.md#conventions). */
function describeAnswer({ schema, name }: NonNullable<ApiCall['answer']>): JsonSchema {
  const value = typeof schema === 'string' ? { $ref: refer(schema) } : schema;
  if (name === undefined) return value;
  return { anyOf: [{ type: 'object', properties: { [name]: value }, required: [name] }, value] };
}

export function formatDocument(): string {
  return `${JSON.stringify(createDocument(), null, 2)}\n`;
}
