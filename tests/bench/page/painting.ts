import { findLongLists } from './copied-dom';

/** Runs an action and waits for the next frame with its effect; milliseconds. */
export async function timeToPaint(act: () => unknown, done: () => boolean = () => true): Promise<number> {
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  act();
  do await nextFrame();
  while (!done() && performance.now() - start < 20_000);
  return performance.now() - start;
}

/** Milliseconds until a screen is painted with rows in each of its long lists: one on the list of contracts, else two. */
export function paintScreen(render: () => unknown): Promise<number> {
  const lists = location.pathname === '/contracts' ? 1 : 2;
  return timeToPaint(render, () => findLongLists().length === lists);
}

/** The time of a measurement without anything to paint. */
export function paintNothing(): Promise<number> {
  return timeToPaint(() => undefined);
}

/** Types the next key into the field of the form; milliseconds to paint. */
export function typeKey(): Promise<number> {
  const field = document.querySelector<HTMLInputElement>('form input');
  if (field === null) throw new Error('there is no field');
  const setValue = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
  return timeToPaint(() => {
    setValue?.call(field, `${field.value}a`);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

/** Texts of the rows that are shown, by list and index. */
export function readRows(): Record<string, string> {
  const rows = findLongLists().flatMap((list, place) =>
    [...list.children].map((row, index) => [`${place}:${index}`, row.textContent ?? '']),
  );
  return Object.fromEntries(rows);
}

/** Resolves in the task after the next frame. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  });
}

/** Waits for deferred work and persistence. */
export function waitUntilSettled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 1000));
}
