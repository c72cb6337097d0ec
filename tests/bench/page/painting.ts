/** Runs an action and waits for the next frame with its effect; milliseconds. */
export async function timeToPaint(act: () => unknown, done: () => boolean = () => true): Promise<number> {
  await new Promise(requestAnimationFrame);
  const start = performance.now();
  act();
  do await nextFrame();
  while (!done() && performance.now() - start < 20_000);
  return performance.now() - start;
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
