import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BareScreen, setRows } from './bare-screen';
import type { Copied, CopiedRow } from './copied-dom';
import { paintScreen, timeToPaint, waitUntilSettled } from './painting';
import { heap } from './signing';

/* The bare equivalents of what lists.tsx does with the app. */

let root: Root | null = null;
let screen: Copied[] = [];

/** Takes the last screen away and prepares another. */
export async function prepareBare(copied: Copied[], path: string): Promise<void> {
  history.replaceState(null, '', path);
  root?.unmount();
  screen = copied;
  await waitUntilSettled();
  heap();
  const holder = document.getElementById('root');
  if (holder === null) throw new Error('no #root');
  root = createRoot(holder);
}

/** Shows the prepared screen; milliseconds to paint. */
export function paintBare(): Promise<number> {
  return paintScreen(() => root?.render(<BareScreen screen={screen} />));
}

let next: { list: number; row: CopiedRow } | null = null;

/** The row that `changeRow` puts into a list: in place of the one with its id, or after the last one. */
export function prepareRow(list: number, row: CopiedRow): void {
  next = { list, row };
}

/** At once, as a change of the store is rendered; milliseconds to paint. */
export function changeRow(): Promise<number> {
  return timeToPaint(() => {
    if (next === null) throw new Error('no row');
    const { list, row } = next;
    flushSync(() => setRows[list]?.((rows) => putRow(rows, row)));
  });
}

function putRow(rows: readonly CopiedRow[], row: CopiedRow): readonly CopiedRow[] {
  const isKnown = rows.some(({ id }) => id === row.id);
  return isKnown ? rows.map((each) => (each.id === row.id ? row : each)) : [...rows, row];
}
