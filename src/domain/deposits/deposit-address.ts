/** Human-readable parts of Bitcoin's bech32 addresses. */
const BECH32 = /^(?:bc|tb|bcrt)1/i;

/**
 * Normalises an address for comparison: bech32 is case-insensitive (BIP173) and becomes lower case. Other addresses are
 * case-sensitive and stay unchanged.
 */
export function normalizeAddress(address: string): string {
  const trimmed = address.trim();
  return BECH32.test(trimmed) ? trimmed.toLowerCase() : trimmed;
}

export function includesAddress(addresses: readonly string[], address: string): boolean {
  const normalized = normalizeAddress(address);
  return addresses.some((each) => normalizeAddress(each) === normalized);
}

/** A record with its address normalised, whether it is of a deposit or a withdrawal: that is the server's word. */
export function withNormalAddress<Item extends { address: string | null }>(record: Item): Item {
  if (record.address === null) return record;
  const address = normalizeAddress(record.address);
  return address === record.address ? record : { ...record, address };
}
