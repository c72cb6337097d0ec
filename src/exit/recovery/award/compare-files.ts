import { formatCoin } from '@/domain/kit/kit';
import { TERMS_ROLES, type TermsRole } from '@/domain/seals/terms';
import type { CheckedCertificate, CheckedKit, Coin } from '@/exit/recovery/api';
import { addOrders } from '@/exit/recovery/check-kit';
import { listKitCoins, mergeCoins } from '@/exit/recovery/coins';
import type { EvidenceReading } from '@/exit/recovery/evidence/evidence-api';

/** A file that the arbitrator has opened: an evidence file, or a kit. */
export interface CaseFile {
  kit: CheckedKit;
  /** `null`: a kit. */
  evidence: EvidenceReading | null;
  /** The newest terms that both have signed. */
  terms: CheckedCertificate | null;
}

/** What two files of one contract say differently. */
export type CaseDifference =
  | { kind: 'terms' } // the terms that both have signed
  | { kind: 'coins'; count: number } // payments that one of them does not list
  | { kind: 'guarantees' } // ids, sums, dates or states
  | { kind: 'addresses'; role: TermsRole }; // where a party wants to be paid

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
  const count = countMissing(one.kit, other.kit) + countMissing(other.kit, one.kit);
  if (count > 0) differences.push({ kind: 'coins', count });
  if (formatGuarantees(one) !== formatGuarantees(other)) differences.push({ kind: 'guarantees' });
  for (const role of TERMS_ROLES) {
    const [ours, theirs] = [listLatest(one, role), listLatest(other, role)];
    if (ours !== null && theirs !== null && ours !== theirs) differences.push({ kind: 'addresses', role });
  }
  return differences;
}

/** Coins of the first that the second does not list. */
function countMissing(one: CheckedKit, other: CheckedKit): number {
  const listed = new Set(listKitCoins(other).map(formatCoin));
  return listKitCoins(one).filter((coin) => !listed.has(formatCoin(coin))).length;
}

function formatGuarantees({ kit: { kit } }: CaseFile): string {
  const rows = kit.guarantees.map(({ id, amount, validUntil, status }) => [id, amount, validUntil, status]);
  return JSON.stringify(rows.sort((a, b) => (String(a[0]) < String(b[0]) ? -1 : 1)));
}

function listLatest({ evidence }: CaseFile, role: TermsRole): string | null {
  return evidence?.parties[role].addresses[0]?.address ?? null;
}

/** Everything that several files of one contract say about its coins. The first one's list of guarantees counts. */
export function joinFiles(files: readonly [CaseFile, ...CaseFile[]]): { kit: CheckedKit; coins: Coin[] } {
  const [first, ...others] = files;
  const orders = others.flatMap(({ kit }) => kit.deposits.map(({ guaranteeOrder }) => guaranteeOrder));
  const kit = addOrders(first.kit, orders);
  const places = new Map(kit.deposits.map(({ address, guarantee }) => [address, guarantee]));
  const added = others.flatMap((file) =>
    listKitCoins(file.kit).flatMap((coin) => {
      const guarantee = places.get(coin.address);
      return guarantee === undefined ? [] : [{ ...coin, guarantee }];
    }),
  );
  return { kit, coins: mergeCoins(added, listKitCoins(kit)) };
}

/** Where each party has asked to be paid, the latest first, as far as the files prove it. */
export function listStated(files: readonly CaseFile[]): Record<TermsRole, string[]> {
  const of = (role: TermsRole) => [
    ...new Set(files.flatMap(({ evidence }) => evidence?.parties[role].addresses.map(({ address }) => address) ?? [])),
  ];
  return { owner: of('owner'), counterparty: of('counterparty') };
}
