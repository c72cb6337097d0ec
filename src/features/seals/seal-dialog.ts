/** Dialogs about the signed terms of a contract. */
export type SealDialog =
  | { kind: 'sign' }
  /** What was signed, by its hash. */
  | { kind: 'read'; hash: string };
