import { type ActivityEvent, createEvent } from '@/domain/activity/activity';
import type { ChainTransaction } from '@/domain/activity/chain-transaction';
import { toDepositId, toReleaseId } from '@/domain/activity/record-events';
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
    for (const { address } of guarantee.deposits ?? [])
      if (address !== null && isDeposit(address) && !owners.has(address)) owners.set(address, guarantee);
  }
  return transactions.flatMap((tx) => toEvents(tx, owners));
}

function toEvents(
  { txid, blockTime, spends, pays }: ChainTransaction,
  owners: ReadonlyMap<string, Guarantee>,
): ActivityEvent[] {
  if (blockTime === null) return [];
  const known = { proof: 'chain', at: blockTime, timeFrom: 'block', link: { txid } } as const;
  const findOwner = (address: string | null) => (address === null ? undefined : owners.get(address));
  const from = spends.map(({ address }) => findOwner(address)).find((owner) => owner !== undefined);
  if (from !== undefined) {
    // An output that returns to a deposit address is change.
    const amount = sumAmounts(pays.filter(({ address }) => !findOwner(address)).map((output) => output.amount));
    return [createEvent({ id: toReleaseId(txid), kind: 'release', guaranteeId: from.id, amount, ...known })];
  }
  return pays.flatMap(({ address, amount }, vout) => {
    const owner = findOwner(address);
    if (owner === undefined || amount <= DUST_LIMIT) return [];
    // A record may lack the index of its output.
    const isVague = (owner.deposits ?? []).some(
      (each) => each.txid === txid && each.address === address && each.vout === null,
    );
    const id = toDepositId(txid, isVague ? null : vout);
    return [createEvent({ id, kind: 'deposit', guaranteeId: owner.id, amount, ...known })];
  });
}
