import React from 'react';

/*
 * Testing Library renders and dispatches events in `act` calls that it does not await. If a component suspends in one,
 * React drops the queued work, and with it the effects of that render: the screen then never changes again. Each call
 * without an asynchronous callback therefore goes on in the background until its queue is empty. Imported before Testing
 * Library, which keeps the function.
 */

type Act = typeof React.act;

const WRAPPED = Symbol.for('act that keeps its queue');

// Files share the library.
if (!(WRAPPED in React.act)) React.act = Object.assign(keepQueue(React.act), { [WRAPPED]: true });

function keepQueue(act: Act): Act {
  return ((callback: () => unknown) => {
    let isAsync = false;
    const done = act(() => {
      const result = callback();
      isAsync = typeof (result as PromiseLike<void> | undefined)?.then === 'function';
      return result as Promise<void>;
    });
    // At once: another call could begin before a later turn, with a queue of its own.
    if (!isAsync) done.then(() => {}, rethrow);
    return done;
  }) as Act;
}

/** An error of a component becomes an uncaught one, which fails the run. */
function rethrow(error: unknown): void {
  queueMicrotask(() => {
    throw error;
  });
}
