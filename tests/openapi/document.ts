import type { JsonSchema } from '@tests/openapi/accepted-input';
import { type ApiCall, CALLS, STATUSES, TAGS } from '@tests/openapi/calls';
import { createComponents } from '@tests/openapi/components';
import { refer } from '@tests/openapi/fields';

/* docs/openapi.json: what docs/api.md says, for programs. Written by `npm run openapi`. */

const EXPLORER = [{ url: 'https://mempool.space/api', description: 'The block explorer: VITE_EXPLORER_API_URL.' }];

export function formatDocument(): string {
  const document = {
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
    paths: createPaths(),
    components: { schemas: createComponents() },
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function createPaths(): Record<string, JsonSchema> {
  const paths: Record<string, JsonSchema> = {};
  for (const call of CALLS) {
    const path = paths[call.path] ?? (call.tag === 'Explorer' ? { servers: EXPLORER } : {});
    paths[call.path] = { ...path, [call.method.toLowerCase()]: createOperation(call) };
  }
  return paths;
}

function createOperation({ id, tag, summary, path, request, answer }: ApiCall): JsonSchema {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
    ...{ name, in: 'path', required: true },
    schema: tag === 'Explorer' ? { type: 'string' } : { $ref: refer('Id') },
  }));
  const parameters = inPath;
  // Explorers answer in plain text.
  const failure = tag === 'Explorer' ? {} : { content: { 'application/json': { schema: { $ref: refer('Failure') } } } };
  const expected = Object.entries(STATUSES[id] ?? {}).map(([status, description]) => [
    status,
    { description, ...(status >= '400' && failure) },
  ]);
  return {
    operationId: id,
    tags: [tag],
    summary,
    ...(parameters.length > 0 && { parameters }),
    ...(request !== '-' && { requestBody: { required: true, content: describeContent(request) } }),
    responses: {
      '2XX':
        answer === '-'
          ? { description: 'Done. The body is not read.' }
          : { description: 'Done.', content: describeContent(answer) },
      ...Object.fromEntries(expected),
      default: { description: 'Refused or failed, with any 4xx or 5xx status.', ...failure },
    },
  };
}

function describeContent(given: string): JsonSchema {
  const [, plain, name, component = '', list] = /^(text )?(?:(\w+): )?(\w+)(\[\])?$/.exec(given) ?? [];
  const record = { $ref: refer(component) };
  const value = list === undefined ? record : { type: ['array', 'null'], items: record };
  // The value under its name, or the bare value (docs/api.md#conventions).
  const named = { anyOf: [{ type: 'object', properties: { [name ?? '']: value }, required: [name] }, value] };
  return { [plain === undefined ? 'application/json' : 'text/plain']: { schema: name === undefined ? value : named } };
}
