/** The value of `key`; one that is missing is created and kept. */
export function getOrCreate<Key, Value extends object>(values: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = values.get(key) ?? create();
  values.set(key, value);
  return value;
}
