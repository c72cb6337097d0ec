/** With as many items as the app shows of a long list at first. */
const LONG = 'ul:has(> :nth-child(100))';

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
  return timeToPaint(render, () => document.querySelectorAll(LONG).length === lists);
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

/** Resolves in the task after the next frame. */
function nextFrame(): Promise<void> {
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
