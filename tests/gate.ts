export interface Gate {
  open: () => void;
  /** Resolves once the gate is open. */
  opened: Promise<void>;
}

/** Holds something back, such as a response, until the test lets it through. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
