import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import * as v from 'valibot';
import { isHex } from '@/domain/primitives/hex';

/* The input that a schema of the tolerant reader accepts, as JSON Schema 2020-12. */

export type JsonSchema = { [keyword: string]: unknown };

// biome-ignore lint/suspicious/noExplicitAny: valibot's schemas are read by their structure, whatever their types
type Schema = any;

interface Rewriting {
  done: Map<Schema, Schema>;
  /** They are referred to. */
  named: ReadonlySet<Schema>;
}

/** These say nothing about the input, or turn it into something else. */
const IGNORED_ACTIONS = ['finite', 'to_lower_case', 'trim'];
/** `isHex`, of a text that is not empty. */
const HEX_PATTERN = '^(?:[0-9a-fA-F]{2})+$';

/** Converts schemas that may contain each other; `refer` makes the reference to one of them from its name. */
export function convertSchemas(
  schemas: Record<string, v.GenericSchema>,
  refer: (name: string) => string,
): Record<string, JsonSchema> {
  const rewriting: Rewriting = { done: new Map(), named: new Set(Object.values(schemas)) };
  const definitions = Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, toAccepted(schema, rewriting)]),
  );
  const converted = toJsonSchemaDefs(definitions, {
    target: 'draft-2020-12',
    typeMode: 'input',
    ignoreActions: IGNORED_ACTIONS,
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const { requirement } = valibotAction as unknown as { requirement: unknown };
      if (requirement === isHex) return { ...jsonSchema, pattern: HEX_PATTERN };
      if (valibotAction.type === 'check') return jsonSchema;
      return requirement instanceof RegExp ? { ...jsonSchema, pattern: toPattern(requirement) } : null;
    },
    overrideRef: ({ referenceId }) => refer(referenceId),
  });
  return simplify(converted) as Record<string, JsonSchema>;
}

/** JSON Schema has no flags: hex digits of either case are written out. */
function toPattern({ source, flags }: RegExp): string {
  return flags === 'i' ? source.replaceAll('a-f', 'a-fA-F') : source;
}

/**
 * The schema without its transformations. Where it begins with one that accepts everything, since a transformation prepares the
 * value for the next one, the next one says what is accepted.
 */
function toAccepted(schema: Schema, rewriting: Rewriting): Schema {
  const known = rewriting.done.get(schema);
  if (known !== undefined) return known;
  const accepted = rewrite(schema, rewriting);
  rewriting.done.set(schema, accepted);
  return accepted;
}

function rewrite(schema: Schema, rewriting: Rewriting): Schema {
  const inner = (each: Schema) => toAccepted(each, rewriting);
  if (schema.pipe !== undefined) {
    const steps = flattenPipe(schema.pipe, rewriting.named);
    const at = Math.max(
      0,
      steps.findIndex((step) => step.kind === 'schema' && !isVague(step)),
    );
    const rest = steps.slice(at + 1);
    const end = rest.findIndex((step) => step.kind !== 'validation' && !IGNORED_ACTIONS.includes(step.type));
    const checked = addActions(inner(steps[at]), end < 0 ? rest : rest.slice(0, end));
    return at > 0 && steps[0].type === 'nullish' ? v.nullish(checked) : checked;
  }
  if (schema.entries !== undefined) {
    const entries = Object.entries(schema.entries).map(([name, entry]) => [name, inner(entry)]);
    return { ...schema, entries: Object.fromEntries(entries) };
  }
  if (schema.item !== undefined) return { ...schema, item: inner(schema.item) };
  if (schema.wrapped !== undefined) return { ...schema, wrapped: inner(schema.wrapped) };
  if (Array.isArray(schema.options) && schema.type === 'union')
    return { ...schema, options: schema.options.map(inner) };
  return schema;
}

/** Of alternatives, those that are converted to what the actions check have actions of their own. */
function addActions(schema: Schema, actions: Schema[]): Schema {
  if (actions.length === 0) return schema;
  if (schema.type !== 'union') return (v.pipe as Schema)(schema, ...actions);
  const options = schema.options.map((each: Schema) => (each.pipe === undefined ? addActions(each, actions) : each));
  return { ...schema, options };
}

function flattenPipe(pipe: Schema[], named: ReadonlySet<Schema>): Schema[] {
  return pipe.flatMap((step) => (step.pipe === undefined || named.has(step) ? [step] : flattenPipe(step.pipe, named)));
}

function isVague(schema: Schema): boolean {
  // First: a pipe has the type of its first step.
  if (schema.pipe !== undefined) return schema.pipe.every((step: Schema) => step.kind !== 'schema' || isVague(step));
  if (['unknown', 'any', 'custom'].includes(schema.type)) return true;
  const inner = schema.wrapped ?? schema.item;
  return inner !== undefined && isVague(inner);
}

/** Alternatives in one list or one keyword, and no defaults, which are what the app makes of an absent value. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify);
  if (typeof value !== 'object' || value === null) return value;
  const schema: JsonSchema = Object.fromEntries(Object.entries(value).map(([name, each]) => [name, simplify(each)]));
  const { default: _, anyOf, ...rest } = schema;
  if (!Array.isArray(anyOf)) return rest;
  const flat: JsonSchema[] = anyOf.flatMap((each) => (has(each, 'anyOf') ? each.anyOf : [each]));
  if (flat.every((each) => has(each, 'type'))) return { ...rest, type: [...new Set(flat.flatMap(({ type }) => type))] };
  const [one, ...others] = flat.filter((each) => each.type !== 'null' || !has(each, 'type'));
  // The keywords of a type do not apply to `null`.
  const isOrNull = others.length === 0 && flat.length === 2 && one?.type !== undefined && one.enum === undefined;
  return isOrNull ? { ...rest, ...one, type: [one.type, 'null'].flat() } : { ...rest, anyOf: flat };
}

/** Whether a schema consists of this keyword. */
function has(schema: JsonSchema, keyword: string): boolean {
  return Object.keys(schema).join() === keyword;
}
