import type { CheckedContract } from '@/bitcoin/recovery/checked-contract';
import type { recoverMessages } from '@/content/recover/recover.messages';
import { shortenText } from '@/domain/primitives/bounded-text';
import type { RecoveryContract } from '@/domain/recovery/recovery-file';
import type { ShownTexts } from '@/i18n/i18n';

export type RecoverTexts = ShownTexts<typeof recoverMessages>;

/** An outpoint as the list of coins shows it. */
export function nameCoin(outpoint: string): string {
  const [txid = '', vout = ''] = outpoint.split(':');
  return `${txid.slice(0, 8)}…${txid.slice(-8)}:${vout}`;
}

/** Characters of a description that is shown in a label or a line. */
const LONGEST_NAME = 120;

/**
 * The file's name of a guarantee: other people's text, which is shown beside what follows from the keys. A deposit that was found by
 * scanning has none but its path.
 */
export function nameGuarantee(t: RecoverTexts, { contract, deposits }: CheckedContract, place: number): string {
  const guarantee = contract.guarantees[place];
  if (guarantee !== undefined) return shortenText(guarantee.description || guarantee.id, LONGEST_NAME);
  const order = deposits.find((deposit) => deposit.guarantee === place)?.guaranteeOrder;
  return t.scanned({ path: `${contract.contractOrder}/${order ?? ''}` });
}

/** The contract's id without characters that file systems refuse. */
export function toFilePart({ id }: RecoveryContract): string {
  return id.replace(/[^a-zA-Z0-9._-]+/g, '-').slice(0, 80);
}

/** sat/vB with at most one decimal. */
export function formatRate(rate: number, locale: string): string {
  return rate.toLocaleString(locale, { maximumFractionDigits: 1 });
}
