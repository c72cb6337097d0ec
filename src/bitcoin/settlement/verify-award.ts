import { script as scripts } from 'bitcoinjs-lib';
import { deriveArbitratorKey } from '@/bitcoin/addresses/deposit-address';
import type { DepositKeys } from '@/bitcoin/addresses/deposit-keys';
import { areBytesEqual, decodeBase64, encodeHex } from '@/bitcoin/bytes';
import { readPsbt } from '@/bitcoin/psbt/psbt-text';
import { createPsbtView, type InputView, type PsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash, findSignatureFault } from '@/bitcoin/psbt/signatures';
import { verifyMessage } from '@/bitcoin/seals/signed-message';
import { hashText } from '@/bitcoin/seals/verify-seal';
import { buildSpend, encodeBase64Url } from '@/bitcoin/settlement/build-spend';
import type { AwardVerdict } from '@/bitcoin/settlement/settlement-api';
import {
  type Award,
  formatAward,
  formatAwardPath,
  formatAwardStatement,
  type SignedAward,
} from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';

/** The first bytes of a PSBT of version 0: magic, then the unsigned transaction. */
const VERSION_0_START = /^70736274ff0100/;
/** SIGHASH_ALL, or a row that leaves it to the default. */
const USUAL_SIGHASH = [null, 0, 1];

/**
 * Verifies a decision against the keys of its contract (docs/settlement.md#decision). The transaction is built from the text; of the
 * PSBT of the file only the arbitrator's signatures are taken. Never throws.
 */
export function verifyAward({ award, key, path, statement, psbt }: SignedAward, keys: DepositKeys): AwardVerdict {
  try {
    const own = listArbitratorKeys(award, keys);
    if (own === null || path !== formatAwardPath(award, keys.contractOrder) || key !== own[0])
      return { fault: 'other-key' };
    const hash = hashText(formatAward(award));
    if (!verifyMessage(formatAwardStatement(hash), key, statement)) return { fault: 'statement' };
    const agreed = buildView(award, keys);
    if (agreed === null) return { fault: 'addresses' };
    const read = readFile(psbt);
    if (read === null || !isSamePsbt(agreed, read)) return { fault: 'psbt' };
    const half = readHalf(agreed, read, own);
    if (!Array.isArray(half)) return half;
    return { hash, ...buildSpend(toSpend(award, keys), { publicKey: own, signatures: half }) };
  } catch {
    return { fault: 'psbt' };
  }
}

function toSpend({ coins, outputs }: Award, keys: DepositKeys) {
  return { coins, outputs, locktime: 0, keys };
}

/** `null`: an address is none of the network. */
function buildView(award: Award, keys: DepositKeys): PsbtView | null {
  try {
    return createPsbtView(readPsbt(buildSpend(toSpend(award, keys)).psbt));
  } catch {
    return null;
  }
}

/** The arbitrator's key of each coin, hex. */
function listArbitratorKeys({ coins }: Award, { arbitratorKey, network, contractOrder }: DepositKeys): string[] | null {
  try {
    return coins.map(({ order }) => encodeHex(deriveArbitratorKey(arbitratorKey, network, [contractOrder, order])));
  } catch {
    return null;
  }
}

/** `null` if it is not a PSBT of version 0. */
function readFile(text: string): PsbtView | null {
  const bytes = decodeBase64(text);
  if (bytes === null || !VERSION_0_START.test(encodeHex(bytes.subarray(0, 7)))) return null;
  try {
    return createPsbtView(readPsbt(text));
  } catch {
    return null;
  }
}

/** A txid covers version, inputs, sequences, outputs and lock time, but neither values nor scripts. */
function isSamePsbt(agreed: PsbtView, read: PsbtView): boolean {
  return (
    read.txid === agreed.txid &&
    agreed.inputs.every((input) => {
      const other = read.inputs[input.index];
      return other !== undefined && spendsSame(input, other);
    })
  );
}

function spendsSame(
  agreed: InputView,
  { witnessUtxo, witnessScript, redeemScript, previousOutput, finalized }: InputView,
) {
  const isSame = (one: Uint8Array | null | undefined, other: Uint8Array | null | undefined) =>
    one != null && other != null && areBytesEqual(one, other);
  return (
    !finalized &&
    redeemScript === null &&
    previousOutput !== 'wrong' &&
    witnessUtxo?.value === agreed.witnessUtxo?.value &&
    isSame(witnessUtxo?.script, agreed.witnessUtxo?.script) &&
    isSame(witnessScript, agreed.witnessScript)
  );
}

/** The arbitrator's signature of each input: 64 bytes, base64url. There may be no other. */
function readHalf(agreed: PsbtView, read: PsbtView, own: readonly string[]): string[] | { fault: AwardFault } {
  const half: string[] = [];
  for (const input of agreed.inputs) {
    const { signatures, sighashType } = read.inputs[input.index] ?? { signatures: [], sighashType: null };
    if (!USUAL_SIGHASH.includes(sighashType)) return { fault: 'sighash' };
    const [partial, ...others] = signatures;
    if (partial === undefined || others.length > 0 || partial.publicKey !== own[input.index])
      return { fault: 'signature' };
    const fault = findSignatureFault(input, partial, computeSigningHash(agreed, input));
    if (fault !== null) return { fault: fault === 'sighash' ? 'sighash' : 'signature' };
    half.push(encodeBase64Url(scripts.signature.decode(partial.signature).signature));
  }
  return half;
}
