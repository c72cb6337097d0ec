import { formatCoin } from '@/domain/kit/kit';
import type { CheckedCertificate, CheckedKit } from '@/exit/recovery/api';
import { isListed } from '@/exit/recovery/check-kit';
import { listKitCoins } from '@/exit/recovery/coins';

/** A kit that the arbitrator has opened. */
export interface CaseFile {
  kit: CheckedKit;
  /** The newest terms that both have signed. */
  terms: CheckedCertificate | null;
}

/** A difference between two files of one contract. */
export type CaseDifference =
  | { kind: 'terms' } // the terms that both have signed
  | { kind: 'coins'; count: number } // payments that one of them does not list
  | { kind: 'values'; count: number } // payments with another amount or address
  | { kind: 'deposits'; count: number } // addresses of another guarantee
  | { kind: 'guarantees' }; // names, sums, dates or states

/** True if the files are about one contract with the same keys, and may be read together. */
export function isSameCase(one: CheckedKit, other: CheckedKit): boolean {
  const { kit } = one;
  return (
    kit.network === other.kit.network &&
    kit.contract.id === other.kit.contract.id &&
    kit.descriptor === other.kit.descriptor
  );
}

export function compareFiles(one: CaseFile, other: CaseFile): CaseDifference[] {
  const differences: CaseDifference[] = [];
  if ((one.terms?.hash ?? '') !== (other.terms?.hash ?? '')) differences.push({ kind: 'terms' });
  const [ours, theirs] = [readCoins(one.kit), readCoins(other.kit)];
  const coins = countDifferent(ours, theirs);
  if (coins.missing > 0) differences.push({ kind: 'coins', count: coins.missing });
  if (coins.different > 0) differences.push({ kind: 'values', count: coins.different });
  const deposits = countDifferent(readDeposits(one.kit), readDeposits(other.kit)).different;
  if (deposits > 0) differences.push({ kind: 'deposits', count: deposits });
  if (formatGuarantees(one) !== formatGuarantees(other)) differences.push({ kind: 'guarantees' });
  return differences;
}

/** Amount and address of each coin, by outpoint. */
function readCoins(kit: CheckedKit): Map<string, string> {
  return new Map(listKitCoins(kit).map((coin) => [formatCoin(coin), `${coin.value} ${coin.address}`]));
}

/** The guarantee of each address that the kit lists. */
function readDeposits(kit: CheckedKit): Map<string, string> {
  const keys = listGuaranteeKeys(kit);
  const listed = kit.deposits.filter((deposit) => isListed(kit, deposit));
  return new Map(listed.map(({ address, guarantee }) => [address, keys[guarantee] ?? '']));
}

/** Keys that one of the maps alone has, and those with two values. */
function countDifferent(one: ReadonlyMap<string, string>, other: ReadonlyMap<string, string>) {
  const common = [...one.keys()].filter((key) => other.has(key));
  return {
    missing: one.size + other.size - 2 * common.length,
    different: common.filter((key) => one.get(key) !== other.get(key)).length,
  };
}

/** The key of each guarantee of a kit: its id, and its position among those with this id. */
export function listGuaranteeKeys({ kit: { guarantees } }: CheckedKit): string[] {
  const counts = new Map<string, number>();
  return guarantees.map(({ id }) => {
    const count = counts.get(id) ?? 0;
    counts.set(id, count + 1);
    return `${count} ${id}`;
  });
}

function formatGuarantees({ kit: { kit } }: CaseFile): string {
  const rows = kit.guarantees.map(({ id, description, amount, validUntil, status }) =>
    JSON.stringify([id, description, amount, validUntil, status]),
  );
  return rows.sort().join();
}
