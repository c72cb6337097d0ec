/**
 * The addresses that one party has stated, in the order in which this device first saw them. Those that it first saw together
 * are one entry: only the server says which of them is the later one.
 */
export type SeenPayouts = readonly (readonly string[])[];

/** Addresses. If the oldest were forgotten, it could be passed off as a new one. */
export const MAX_SEEN = 100;

/** @param stated addresses of valid lines, in the order of the chat. Returns `seen` itself if none is new */
export function noteStated(seen: SeenPayouts, stated: readonly string[]): SeenPayouts {
  const known = new Set(seen.flat());
  const added = [...new Set(stated)].filter((address) => !known.has(address));
  return added.length === 0 || known.size + added.length > MAX_SEEN ? seen : [...seen, added];
}

/**
 * The address to offer: the last of the chat, if this device saw no other later or together with it. A line that is repeated,
 * moved or hidden leads to no address, never to an earlier one.
 */
export function getOffered(seen: SeenPayouts, stated: readonly string[]): string | null {
  const [address, ...others] = seen.at(-1) ?? [];
  return address !== undefined && others.length === 0 && stated.at(-1) === address ? address : null;
}

/** Whether an address would be offered if its party stated it now. */
export function wouldBeOffered(seen: SeenPayouts, address: string): boolean {
  return getOffered(noteStated(seen, [address]), [address]) === address;
}
