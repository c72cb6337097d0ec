/** The addresses that one party has stated for a contract, as this device remembers them. */
export interface PayoutMemory {
  /** In the order in which it first saw them. Those that it first saw together are one entry: only the server says which is the later one. */
  seen: string[][];
  /** The last one in place of an earlier one that the user has accepted. */
  accepted: string | null;
}

export const NO_PAYOUTS: PayoutMemory = { seen: [], accepted: null };

/** Addresses. If the oldest were forgotten, it could be passed off as a new one. */
export const MAX_SEEN = 100;

/** @param stated addresses of valid lines, in the order of the chat. Returns `memory` itself if none is new */
export function noteStated(memory: PayoutMemory, stated: readonly string[]): PayoutMemory {
  const known = new Set(memory.seen.flat());
  const added = [...new Set(stated)].filter((address) => !known.has(address));
  if (added.length === 0 || known.size + added.length > MAX_SEEN) return memory;
  return { ...memory, seen: [...memory.seen, added] };
}

/**
 * The address to offer: the last of the chat, if this device saw no other later or together with it. A line that is repeated,
 * moved or hidden leads to no address, never to an earlier one.
 */
export function getOffered({ seen }: PayoutMemory, stated: readonly string[]): string | null {
  const [address, ...others] = seen.at(-1) ?? [];
  return address !== undefined && others.length === 0 && stated.at(-1) === address ? address : null;
}

/** Whether an address would be offered if its party stated it now. */
export function wouldBeOffered(memory: PayoutMemory, address: string): boolean {
  return getOffered(noteStated(memory, [address]), [address]) === address;
}

/** Whether the offered address came in place of another, and the user has not accepted that. */
export function isUnconfirmed({ seen, accepted }: PayoutMemory, offered: string): boolean {
  return seen.length > 1 && accepted !== offered;
}
