import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Result } from '@/domain/primitives/errors';
import { formatAward, formatAwardPath, formatAwardStatement, type SignedAward } from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';
import { addSignatures } from '@/exit/recovery/add-signatures';
import type { CheckedKit, Coin, OpenKey, PsbtFault, RecoveryTransaction, SignFault } from '@/exit/recovery/api';
import { checkAward } from '@/exit/recovery/award/check-award';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { encodeHex } from '@/exit/recovery/bytes';
import { findPrivateKey } from '@/exit/recovery/open-key';
import { formatPsbt, ROW, readPsbt } from '@/exit/recovery/psbt';
import { signTransaction } from '@/exit/recovery/sign-transaction';
import { signMessage } from '@/exit/recovery/signed-message';

export type AwardSignFault = SignFault | { kind: 'award'; fault: AwardFault };

type Signed = Result<SignedAward, AwardSignFault>;

/** Signs the transaction and the text of a decision with the arbitrator's key, and verifies the result. */
export async function signAward(
  kit: CheckedKit,
  coins: readonly Coin[],
  draft: AwardDraft,
  key: OpenKey,
  onProgress?: (done: number, all: number) => void,
): Promise<Signed> {
  const signed = await signTransaction(kit, coins, draft.transaction, key, onProgress);
  if (!signed.ok) return signed;
  const privateKey = findPrivateKey(key, getFirstKey(kit, draft));
  if (privateKey === null) return { ok: false, error: { kind: 'nothing-to-sign' } };
  try {
    return finish(kit, draft, signed.value, signMessage(getMessage(draft), privateKey));
  } finally {
    privateKey.fill(0);
  }
}

/** The same with signatures of another program. @param psbt base64 or hex. @param statement BIP137, base64 */
export function takeSignatures(
  kit: CheckedKit,
  coins: readonly Coin[],
  draft: AwardDraft,
  { psbt, statement }: { psbt: string; statement: string },
): Result<SignedAward, PsbtFault | { kind: 'award'; fault: AwardFault }> {
  const combined = addSignatures(kit, coins, draft.transaction, psbt);
  return combined.ok ? finish(kit, draft, combined.value, statement.trim()) : combined;
}

/** The message that the arbitrator's key of the first coin signs. */
export function getMessage({ award }: Pick<AwardDraft, 'award'>): string {
  return formatAwardStatement(encodeHex(sha256(utf8ToBytes(formatAward(award)))));
}

function getFirstKey({ deposits }: CheckedKit, { award }: AwardDraft): string {
  return deposits.find(({ guaranteeOrder }) => guaranteeOrder === award.coins[0]?.order)?.keys.arbitrator ?? '';
}

function finish(
  kit: CheckedKit,
  draft: AwardDraft,
  { psbt }: RecoveryTransaction,
  statement: string,
): Result<SignedAward, { kind: 'award'; fault: AwardFault }> {
  const { award } = draft;
  const signed: SignedAward = {
    award,
    text: formatAward(award),
    key: getFirstKey(kit, draft),
    path: formatAwardPath(award, kit.kit.contract.contractOrder),
    statement,
    psbt: toShortPsbt(psbt),
  };
  const checked = checkAward(kit, signed);
  return 'fault' in checked
    ? { ok: false, error: { kind: 'award', fault: checked.fault } }
    : { ok: true, value: signed };
}

/** Without the funding transactions: the parties' apps fetch and prove them, and the file stays small. */
function toShortPsbt(text: string): string {
  const psbt = readPsbt(text);
  if (psbt === null) return text;
  const inputs = psbt.inputs.map((rows) => new Map([...rows].filter(([key]) => key !== ROW.nonWitnessUtxo)));
  return formatPsbt({ ...psbt, inputs });
}
