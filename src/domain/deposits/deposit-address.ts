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

/** A deposit with its address normalised. A withdrawal's address is the user's own text and stays as it is. */
export function normalizeDeposit<Deposit extends { address: string | null; isWithdrawal: boolean | null }>(
  deposit: Deposit,
): Deposit {
  if (deposit.isWithdrawal || deposit.address === null) return deposit;
  const address = normalizeAddress(deposit.address);
  return address === deposit.address ? deposit : { ...deposit, address };
}
