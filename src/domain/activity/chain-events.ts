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
  const findOwner = mapOwners(guarantees, isDeposit);
  // A transaction may be of several addresses.
  const once = new Map(transactions.map((tx) => [tx.txid, tx]));
  return [...once.values()].flatMap((tx) => toEvents(tx, findOwner));
}

/**
 * Whether coins moved in a way that the events do not explain to the satoshi: a transaction in no block, coins that only move
 * within a guarantee (its fee is no event), coins of others spent along, and payments too small to count.
 */
export function hasUnlistedMoves(
  { guarantees }: Pick<Contract, 'guarantees'>,
  transactions: readonly ChainTransaction[],
  isDeposit: (address: string) => boolean,
): boolean {
  const findOwner = mapOwners(guarantees, isDeposit);
  return transactions.some(({ blockTime, spends, pays }) => {
    const from = spends.map(({ address }) => findOwner(address));
    const own = pays.filter(({ address }) => findOwner(address) !== undefined);
    const [first] = from.filter((owner) => owner !== undefined);
    if (first === undefined && own.length === 0) return false;
    if (blockTime === null || own.some(({ amount }) => amount <= DUST_LIMIT)) return true;
    if (first === undefined) return false;
    return from.includes(undefined) || pays.every(({ address }) => findOwner(address) === first);
  });
}

type FindOwner = (address: string | null) => Guarantee | undefined;

/** The guarantee of a deposit address. */
function mapOwners(guarantees: readonly Guarantee[], isDeposit: (address: string) => boolean): FindOwner {
  const owners = new Map<string, Guarantee>();
  for (const guarantee of guarantees) {
    for (const { address } of guarantee.deposits ?? []) {
      if (address === null || !isDeposit(address) || owners.has(normalizeAddress(address))) continue;
      owners.set(normalizeAddress(address), guarantee);
    }
  }
  return (address) => (address === null ? undefined : owners.get(normalizeAddress(address)));
}

function toEvents({ txid, blockTime, spends, pays }: ChainTransaction, findOwner: FindOwner): ActivityEvent[] {
  if (blockTime === null) return [];
  const known = { proof: 'chain', at: blockTime, timeFrom: 'block', link: { txid } } as const;
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
