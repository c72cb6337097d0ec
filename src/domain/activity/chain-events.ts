import { type ActivityEvent, createEvent } from '@/domain/activity/activity';
import { toDepositId, toReleaseId } from '@/domain/activity/record-events';
import type { ChainTransaction } from '@/domain/chain';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { DUST_LIMIT } from '@/domain/deposits/deposits';
import type { Contract, Guarantee } from '@/domain/models';
import { sumAmounts } from '@/domain/primitives/amount';

/**
 * Events of the contract's deposits that transactions in blocks prove, independent of the server.
 * @param isDeposit true for addresses that follow from the keys
 */
export function listChainEvents(
  { guarantees }: Pick<Contract, 'guarantees'>,
  transactions: readonly ChainTransaction[],
  isDeposit: (address: string) => boolean,
): ActivityEvent[] {
  const owners = new Map<string, Guarantee>();
  for (const guarantee of guarantees) {
    for (const { address } of guarantee.deposits ?? []) {
      if (address === null || !isDeposit(address) || owners.has(normalizeAddress(address))) continue;
      owners.set(normalizeAddress(address), guarantee);
    }
  }
  // A transaction may be of several addresses.
  const once = new Map(transactions.map((tx) => [tx.txid, tx]));
  return [...once.values()].flatMap((tx) => toEvents(tx, owners));
}

function toEvents(
  { txid, blockTime, spends, pays }: ChainTransaction,
  owners: ReadonlyMap<string, Guarantee>,
): ActivityEvent[] {
  if (blockTime === null) return [];
  const known = { proof: 'chain', at: blockTime, timeFrom: 'block', link: { txid } } as const;
  const findOwner = (address: string | null) => (address === null ? undefined : owners.get(normalizeAddress(address)));
  const from = spends.map(({ address }) => findOwner(address)).find((owner) => owner !== undefined);
  // An output that returns to the guarantee is change, one to another guarantee is its deposit.
  const amount = sumAmounts(pays.filter(({ address }) => findOwner(address) !== from).map((output) => output.amount));
  // Coins that only move within the guarantee are paid to nobody.
  const release =
    from === undefined || amount === 0
      ? []
      : [createEvent({ id: toReleaseId(txid), kind: 'release', guaranteeId: from.id, amount, ...known })];
  const deposits = pays.flatMap(({ address, amount }, vout) => {
    const owner = findOwner(address);
    if (owner === undefined || owner === from || amount <= DUST_LIMIT) return [];
    return [createEvent({ id: toDepositId(txid, vout), kind: 'deposit', guaranteeId: owner.id, amount, ...known })];
  });
  return [...release, ...deposits];
}
