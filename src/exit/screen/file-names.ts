import type { CheckedKit, RecoveryTransaction } from '@/exit/recovery/api';

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
