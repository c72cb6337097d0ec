import fc from 'fast-check';

/** Any JSON value, biased towards values that break parsers. */
export const anyJson: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom<unknown>(
    null,
    '',
    0,
    -1,
    1.5,
    1e-8,
    1e300,
    2 ** 53,
    '1e-8',
    'NaN',
    [],
    {},
    [null],
    [[]],
    true,
    '\ud800',
  ),
);

/** A valid response with one to three values replaced, dropped or duplicated, at any depth. */
export function changeJson(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), to: anyJson, how: fc.constantFrom('replace', 'drop', 'list') });
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) => {
    const root = { answer: JSON.parse(JSON.stringify(sample)) as unknown };
    for (const { at, to: value, how } of changes) {
      // Constants are shared between cases, which may change them.
      const to = structuredClone(value);
      const places = findLocations(root);
      const place = places[at % places.length];
      if (place === undefined) continue;
      if (how === 'drop' && place.holder !== root) delete place.holder[place.key];
      else place.holder[place.key] = how === 'list' ? [place.holder[place.key], to] : to;
    }
    return JSON.parse(JSON.stringify(root.answer)) as unknown;
  });
}

interface Location {
  holder: Record<string, unknown>;
  key: string;
}

function findLocations(value: unknown): Location[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...findLocations(holder[key])]);
}

/** Paths of values that JSON cannot contain, such as undefined and NaN. */
export function findNonJson(value: unknown, path = 'answer'): string[] {
  if (value === undefined) return [path];
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => findNonJson(part, `${path}.${key}`));
}
