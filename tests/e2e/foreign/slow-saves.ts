import type { Calls } from './server';

const LOAD = 'GET /contracts/:id';

/** The calls of a backend that carries out a PUT only after a contract has been loaded once more: after the app's next poll. */
export function createSlowSaves(calls: Calls): Calls {
  const waiting: (() => void)[] = [];
  const entries = Object.entries(calls).map(([name, call]): [string, Calls[string]] => {
    if (name === LOAD) {
      return [
        name,
        (ids, body) => {
          const answer = call(ids, body);
          for (const proceed of waiting.splice(0)) proceed();
          return answer;
        },
      ];
    }
    if (!name.startsWith('PUT ')) return [name, call];
    return [
      name,
      async (ids, body) => {
        await new Promise<void>((proceed) => waiting.push(proceed));
        return call(ids, body);
      },
    ];
  });
  return Object.fromEntries(entries);
}
