import { RawWitness } from '@scure/btc-signer/script.js';
import type { Result } from '@/domain/primitives/errors';
import type { CheckedDeposit, KeyHolder, PsbtFault } from '@/exit/recovery/api';
import { encodeHex } from '@/exit/recovery/bytes';
import { HOLDERS, REQUIRED_SIGNATURES, sortHolders } from '@/exit/recovery/deposit';
import { ROW } from '@/exit/recovery/psbt';
import type { Rows } from '@/exit/recovery/psbt-rows';
import { type SignatureVerdict, verifySignature } from '@/exit/recovery/signatures';

/** Valid signatures with their sighash type. */
export type Signatures = ReadonlyMap<KeyHolder, Uint8Array>;

type Reading = Result<Signatures, PsbtFault>;

interface InputToRead {
  input: number;
  rows: Rows;
  deposit: CheckedDeposit;
  hash: Uint8Array;
}

/** The signatures of an input, partial or finalised; all of them must be valid. */
export function readSignatures(read: InputToRead): Reading {
  const partial = readPartialSignatures(read);
  if (!partial.ok) return partial;
  const final = readFinalSignatures(read);
  return final.ok ? { ok: true, value: new Map([...final.value, ...partial.value]) } : final;
}

function readPartialSignatures({ input, rows, deposit, hash }: InputToRead): Reading {
  const signatures = new Map<KeyHolder, Uint8Array>();
  for (const [key, signature] of rows) {
    if (!key.startsWith(ROW.partialSignature)) continue;
    const holder = HOLDERS.find((one) => deposit.keys[one] === key.slice(ROW.partialSignature.length));
    const verdict = holder === undefined ? 'invalid' : verifySignature(hash, deposit.keys[holder], signature);
    if (holder === undefined || verdict !== 'valid') return fail(input, verdict);
    signatures.set(holder, signature);
  }
  return { ok: true, value: signatures };
}

/** A witness of an empty item (BIP147), two signatures in key order, and the script. */
function readFinalSignatures({ input, rows, deposit, hash }: InputToRead): Reading {
  const signatures = new Map<KeyHolder, Uint8Array>();
  if (rows.get(ROW.finalScriptSig)?.length) return fail(input, 'invalid');
  const row = rows.get(ROW.finalScriptWitness);
  if (row === undefined) return { ok: true, value: signatures };
  const witness = tryDecode(row);
  const [dummy, script] = [witness.at(0), witness.at(-1)];
  const hasForm = witness.length === REQUIRED_SIGNATURES + 2 && dummy?.length === 0;
  if (!hasForm || script === undefined || encodeHex(script) !== deposit.witnessScript) return fail(input, 'invalid');
  const holders = sortHolders(deposit);
  for (const signature of witness.slice(1, -1)) {
    const { holder, verdict } = findSigner(holders, deposit, hash, signature);
    if (holder === null) return fail(input, verdict);
    // The next signature is of a later key.
    holders.splice(0, holders.indexOf(holder) + 1);
    signatures.set(holder, signature);
  }
  return { ok: true, value: signatures };
}

function findSigner(
  holders: readonly KeyHolder[],
  { keys }: CheckedDeposit,
  hash: Uint8Array,
  signature: Uint8Array,
): { holder: KeyHolder | null; verdict: SignatureVerdict } {
  let verdict: SignatureVerdict = 'invalid';
  for (const holder of holders) {
    verdict = verifySignature(hash, keys[holder], signature);
    if (verdict === 'valid') return { holder, verdict };
  }
  return { holder: null, verdict };
}

function tryDecode(row: Uint8Array): Uint8Array[] {
  try {
    return RawWitness.decode(row);
  } catch {
    return [];
  }
}

function fail(input: number, verdict: SignatureVerdict): { ok: false; error: PsbtFault } {
  return { ok: false, error: { kind: verdict === 'sighash' ? 'sighash' : 'signature-invalid', input } };
}
