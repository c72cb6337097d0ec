import { guaranteeBalance } from '@mocks/operations/guarantee-coins';
import type { Services } from '@mocks/services';

const DEFAULT_SATS = 1_000_000;

/** Satoshis worth suggesting for an address: what its guarantee still lacks, or a round amount. */
export function usefulAmount(services: Services, address: string): number {
  const deposit = services.store.state.transactions.find((tx) => !tx.withdrawal && tx.address === address);
  const guarantee = deposit && services.store.guarantee(deposit.guarantee_id);
  if (!guarantee?.amount) return DEFAULT_SATS;
  const missing = guarantee.amount - guaranteeBalance(services, guarantee);
  return missing > 0 ? missing : guarantee.amount;
}
