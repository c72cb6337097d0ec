import { afterAll } from 'vitest';

/** Where an attack came to its end. */
export type Stop = 'inspection rule' | 'thunk' | 'verdict on the address' | 'screen' | 'key envelope' | 'balance';

export interface Report {
  stopped(attack: string, by: Stop, what: string): void;
}

/** Collects what became of each attack and prints it as a table when the file is through. */
export function attackReport(subject: string): Report {
  const rows: { attack: string; stopped: string }[] = [];
  afterAll(() => {
    const wide = Math.max(0, ...rows.map(({ attack }) => attack.length));
    const lines = rows.map(({ attack, stopped }) => `  ${attack.padEnd(wide)}  ${stopped}`);
    console.log(`\n${subject}: ${rows.length} attacks stopped, nothing signed, no money moved\n${lines.join('\n')}\n`);
  });
  return { stopped: (attack, by, what) => rows.push({ attack, stopped: `${by}: ${what}` }) };
}
