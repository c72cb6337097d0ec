const WRAPPERS = ['user', 'data', 'transaction'];

/** The same answer as another backend would give it: not wrapped, amounts as numbers, nothing that is empty. */
export function differently(body: Buffer): string {
  const text = body.toString('utf8');
  if (text === '') return text;
  return JSON.stringify(leaner(bare(JSON.parse(text))));
}

function bare(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  const [name, ...others] = Object.keys(answer);
  const wrapped = name !== undefined && others.length === 0 && WRAPPERS.includes(name);
  return wrapped ? (answer as Record<string, unknown>)[name] : answer;
}

function leaner(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => leaner(item));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).filter(([, item]) => item !== null && !isEmptyList(item));
    return Object.fromEntries(entries.map(([key, item]) => [key, leaner(item, key)]));
  }
  return name === 'amount' && typeof value === 'string' ? Number(value) : value;
}

function isEmptyList(item: unknown): boolean {
  return Array.isArray(item) && item.length === 0;
}
