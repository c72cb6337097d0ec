const MAX_ENTRIES = 500;
/** Longer than every address and its script in hex; longer texts are not valid. */
const MAX_TEXT_LENGTH = 100;

/** Caches results by all arguments. An inspection reads the same few addresses many times. */
export function memoize<Context extends string[], Value>(
  compute: (text: string, ...context: Context) => Value,
): (text: string, ...context: Context) => Value {
  const cache = new Map<string, Value>();
  return function memoized(text, ...context) {
    const key = [...context, text].join(' ');
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const value = compute(text, ...context);
    if (cache.size >= MAX_ENTRIES) cache.clear();
    if (text.length <= MAX_TEXT_LENGTH) cache.set(key, value);
    return value;
  };
}
