import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { BareScreen, setRows } from './bare-screen';
import type { Copied, CopiedRow } from './copied-dom';
import { paintScreen, timeToPaint, waitUntilSettled } from './painting';
import { heap } from './signing';
import '@/ui/theme.css';

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

let next: { list: number; index: number; row: CopiedRow } | null = null;

/** The row that `changeRow` puts into a list: at an index, or after the last one. */
export function prepareRow(list: number, index: number, row: CopiedRow): void {
  next = { list, index, row };
}

/** At once, as a change of the store is rendered; milliseconds to paint. */
export function changeRow(): Promise<number> {
  return timeToPaint(() => {
    if (next === null) throw new Error('no row');
    const { list, index, row } = next;
    flushSync(() => setRows[list]?.((rows) => (index < rows.length ? rows.with(index, row) : [...rows, row])));
  });
}
