import { afterAll } from 'vitest';

/** The layer that stopped an attack. */
export type Stop =
  | 'inspection rule'
  | 'thunk'
  | 'verdict on the address'
  | 'screen'
  | 'key envelope'
  | 'balance'
  | 'memory'
  | 'import rule'
  | 'schema';

export interface Report {
  stopped(attack: string, by: Stop, what: string): void;
}

/** Collects the outcome of each attack and prints them as a table after the file's tests. */
export function attackReport(subject: string): Report {
  const rows: { attack: string; stopped: string }[] = [];
  afterAll(() => {
    const width = Math.max(0, ...rows.map(({ attack }) => attack.length));
    const lines = rows.map(({ attack, stopped }) => `  ${attack.padEnd(width)}  ${stopped}`);
    console.log(`\n${subject}: ${rows.length} attacks stopped, nothing signed, no money moved\n${lines.join('\n')}\n`);
  });
  return { stopped: (attack, by, what) => rows.push({ attack, stopped: `${by}: ${what}` }) };
}
