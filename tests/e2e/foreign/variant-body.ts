const WRAPPERS = ['user', 'data', 'transaction'];

/** Rewrites a response body: unwrapped, amounts as JSON numbers, empty fields omitted. */
export function toVariantBody(bytes: Buffer): string {
  const text = bytes.toString('utf8');
  if (text === '') return text;
  return JSON.stringify(compact(unwrap(JSON.parse(text))));
}

function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  const [name, ...others] = Object.keys(body);
  const isWrapped = name !== undefined && others.length === 0 && WRAPPERS.includes(name);
  return isWrapped ? (body as Record<string, unknown>)[name] : body;
}

function compact(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => compact(item));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== null && !isEmptyList(item));
    return Object.fromEntries(entries.map(([key, item]) => [key, compact(item, key)]));
  }
  return name === 'amount' && typeof value === 'string' ? Number(value) : value;
}

function isEmptyList(item: unknown): boolean {
  return Array.isArray(item) && item.length === 0;
}
