import { shortenText } from '@/domain/primitives/bounded-text';
import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';
import type { Texts } from '@/exit/texts/texts';

/** An outpoint as the list of coins shows it. */
export function nameCoin(outpoint: string): string {
  const [txid = '', vout = ''] = outpoint.split(':');
  return `${txid.slice(0, 8)}…${txid.slice(-8)}:${vout}`;
}

/** Characters of a description that is shown in a label or a line. */
const LONGEST_NAME = 120;

/**
 * The kit's name of a guarantee: other people's text, which is shown beside what follows from the keys. A deposit that was found by
 * scanning has none but its path.
 */
export function nameGuarantee({ coins }: Texts, { kit, deposits }: CheckedKit, place: number): string {
  const guarantee = kit.guarantees[place];
  if (guarantee !== undefined) return shortenText(guarantee.description || guarantee.id, LONGEST_NAME);
  const order = deposits.find((deposit) => deposit.guarantee === place)?.guaranteeOrder;
  return coins.scanned(`${kit.contract.contractOrder}/${order ?? ''}`);
}

/** `aval-{contract id}-{n}of2.psbt.txt`: base64, with the signatures of n holders (docs/exit.md#the-page). */
export function formatPsbtName(kit: CheckedKit, { summary }: RecoveryTransaction): string {
  return `aval-${toFilePart(kit)}-${Math.min(2, summary.signedBy.length)}of2.psbt.txt`;
}

export function formatTransactionName(kit: CheckedKit, txid: string): string {
  return `aval-${toFilePart(kit)}-${txid.slice(0, 8)}.tx.txt`;
}

/** The contract's id without characters that file systems refuse. */
function toFilePart({ kit }: CheckedKit): string {
  return kit.contract.id.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80);
}
