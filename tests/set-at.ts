type Fields = Record<string, unknown>;

/** Sets a value inside a record by its path, such as `contracts.0.role`; `undefined` removes it. */
export function setAt(record: object, path: string, value: unknown): void {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const holder = steps.reduce<unknown>((inside, step) => (inside as Fields)[step], record) as Fields;
  if (value === undefined) delete holder[last];
  else holder[last] = value;
}
