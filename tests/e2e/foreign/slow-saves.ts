import { setTimeout as wait } from 'node:timers/promises';
import type { ForeignOptions } from './options';
import type { Calls } from './server';

const LOAD = 'GET /contracts/:id';

type Call = Calls[string];

/** The calls of a backend whose saves take long: they are carried out only after what `slowSaves` says. */
export function createSlowSaves(calls: Calls, { slowSaves }: Pick<ForeignOptions, 'slowSaves'>): Calls {
  if (slowSaves === 'none') return calls;
  const waiting: (() => void)[] = [];
  const pause = () => (slowSaves === 'load' ? new Promise<void>((proceed) => waiting.push(proceed)) : wait(slowSaves));

  function slowDown(name: string, call: Call): Call {
    if (name === LOAD) {
      return (ids, body) => {
        const answer = call(ids, body);
        for (const proceed of waiting.splice(0)) proceed();
        return answer;
      };
    }
    return name.startsWith('PUT ') ? async (ids, body) => pause().then(() => call(ids, body)) : call;
  }

  return Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, slowDown(name, call)]));
}
