import { readFileSync } from 'node:fs';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

/** A request to the backend or the explorer, with its answer. */
export interface Exchange {
  method: string;
  /** Below the base URL, without the query. */
  path: string;
  /** Parsed, if it is JSON. */
  body?: unknown;
  status: number;
  answer: unknown;
}

interface Operation {
  name: string;
  pattern: RegExp;
  /** Of the request and of a successful answer; null: nothing is declared. */
  request: ValidateFunction | null;
  success: ValidateFunction | null;
  failure: ValidateFunction | null;
  mayBeEmpty: boolean;
}

type Json = { [name: string]: Json };

const METHODS = ['get', 'post', 'put', 'delete'];

/** Judges requests and answers by docs/openapi.json, with Ajv. */
export class OpenApiValidator {
  readonly operations: readonly Operation[];
  readonly #seen = new Set<string>();

  constructor() {
    const document = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Json;
    const ajv = new Ajv2020({ strict: false, allErrors: true });
    ajv.addSchema({ ...document, $id: 'https://aval.test/openapi' } as object);
    const compile = (pointer: string[]): ValidateFunction | null => {
      const schema = pointer.reduce<Json | undefined>((value, step) => value?.[step], document);
      if (schema === undefined) return null;
      const fragment = pointer.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1')));
      return ajv.compile({ $ref: `https://aval.test/openapi#/${fragment.join('/')}` });
    };
    this.operations = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      METHODS.filter((method) => method in methods).map((method) => {
        const at = ['paths', path, method];
        const content = (...steps: string[]) => {
          const types = steps.reduce<Json | undefined>((value, step) => value?.[step], methods[method]) ?? {};
          const [type] = Object.keys(types);
          return type === undefined ? null : compile([...at, ...steps, type, 'schema']);
        };
        return {
          name: `${method.toUpperCase()} ${path}`,
          pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
          request: content('requestBody', 'content'),
          success: content('responses', '2XX', 'content'),
          failure: content('responses', 'default', 'content'),
          mayBeEmpty: methods[method]?.responses?.['204'] !== undefined,
        };
      }),
    );
  }

  /** Operations that no exchange has used. */
  get unused(): string[] {
    return this.operations.map(({ name }) => name).filter((name) => !this.#seen.has(name));
  }

  /** The faults of an exchange; empty if it is as declared. */
  judge({ method, path, body, status, answer }: Exchange): string[] {
    const name = `${method} ${path}`;
    // A path without parameters comes before one with them: /contracts/deposit and /contracts/{id}.
    const fitting = this.operations.filter((each) => each.name.startsWith(`${method} `) && each.pattern.test(path));
    const operation = fitting.sort((a, b) => a.name.split('{').length - b.name.split('{').length)[0];
    if (operation === undefined) return [`${name}: not declared`];
    this.#seen.add(operation.name);
    if (status === 204 && operation.mayBeEmpty) return check(`${operation.name}, request`, operation.request, body);
    const expected = status < 300 ? operation.success : operation.failure;
    return [
      ...check(`${operation.name}, request`, operation.request, body),
      ...check(`${operation.name}, answer ${status}`, expected, answer),
    ];
  }
}

function check(where: string, validate: ValidateFunction | null, value: unknown): string[] {
  if (validate === null || validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message }) => `${where}: ${instancePath} ${message}`);
}
