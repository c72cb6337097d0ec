import { useVirtualizer, useWindowVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import { useRef, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { contracts, guarantees, messages } from './crowd';
import { nextFrame, timeToPaint, waitUntilSettled } from './painting';

/* The rows of lists.tsx as plain text, each list virtual with the app's estimates: what the same data costs at least. */

export interface BareTimes {
  /** Milliseconds from the request to the painted screen. */
  paint: number;
  /** Milliseconds from a change of one row to the painted screen. */
  updates: number[];
}

type Change = (text: string) => void;

/** Set by the list that is shown. */
let change: Change = () => {};
let root: Root | null = null;

const join = (...texts: unknown[]) => texts.join(' ');

export async function showBareContracts(count: number, rounds: number): Promise<BareTimes> {
  const rows = contracts(count).map(({ title, description, status, createdAt }) =>
    join(title, description, status, createdAt),
  );
  return show(() => <PageRows rows={rows} />, rounds);
}

export async function showBareContract(
  guaranteeCount: number,
  messageCount: number,
  rounds: number,
): Promise<BareTimes> {
  const cards = guarantees(guaranteeCount, 'c0').map(
    ({ description, amount, validUntil, conditions, verificationProcess }) =>
      join(description, amount, validUntil, conditions, verificationProcess),
  );
  const lines = messages(messageCount, 'c0').map(({ content, createdAt }) => join(content, createdAt));
  return show(
    () => (
      <>
        <ScrollRows rows={cards} estimate={320} />
        <ScrollRows rows={lines} estimate={64} />
      </>
    ),
    rounds,
  );
}

async function show(Screen: () => React.ReactNode, rounds: number): Promise<BareTimes> {
  const holder = document.getElementById('root');
  if (holder === null) throw new Error('no #root');
  root?.unmount();
  await waitUntilSettled();
  root = createRoot(holder);
  const paint = await timeToPaint(
    () => root?.render(<Screen />),
    () => document.querySelector('[data-index]') !== null,
  );
  const updates: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await waitUntilSettled();
    updates.push(await timeToPaint(() => change(`changed ${round}`)));
  }
  root.unmount();
  root = null;
  await nextFrame();
  return { paint, updates };
}

/** The rows, of which the first can be changed. */
function useRows(given: readonly string[]): readonly string[] {
  const [rows, setRows] = useState(given);
  change = (text) => setRows((before) => [text, ...before.slice(1)]);
  return rows;
}

function PageRows({ rows: given }: { rows: readonly string[] }) {
  const rows = useRows(given);
  const virtualizer = useWindowVirtualizer<Element>({
    count: rows.length,
    estimateSize: () => 160,
    gap: 16,
    overscan: 4,
  });
  return <Rows rows={rows} virtualizer={virtualizer} />;
}

function ScrollRows({ rows: given, estimate }: { rows: readonly string[]; estimate: number }) {
  const rows = useRows(given);
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    gap: 16,
    overscan: 4,
  });
  return (
    <div ref={scroller} style={{ height: 600, overflow: 'auto' }}>
      <Rows rows={rows} virtualizer={virtualizer} />
    </div>
  );
}

function Rows<Scroller extends Element | Window>({
  rows,
  virtualizer,
}: {
  rows: readonly string[];
  virtualizer: Virtualizer<Scroller, Element>;
}) {
  return (
    <ul style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ key, index, start }) => (
        <li
          key={key}
          ref={virtualizer.measureElement}
          data-index={index}
          style={{ position: 'absolute', top: 0, transform: `translateY(${start}px)` }}
        >
          {rows[index]}
        </li>
      ))}
    </ul>
  );
}
