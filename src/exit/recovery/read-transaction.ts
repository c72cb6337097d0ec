import { type Sats, toSats } from '@/domain/primitives/amount';
import { fail, type Result } from '@/domain/primitives/errors';
import type { CheckedKit, Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { decodeHex, encodeHex } from '@/exit/recovery/bytes';
import { type Psbt, ROW, type Rows, readPsbt } from '@/exit/recovery/psbt';
import { createInputHasher, readSignatures, SIGHASH_ALL } from '@/exit/recovery/signatures';
import { readSpentOutputs } from '@/exit/recovery/spent-outputs';
import { describe, type VerifiedInput, type VerifiedPsbt } from '@/exit/recovery/verified-psbt';

type Reading<Value> = Result<Value, PsbtFault>;

/**
 * Reads a PSBT (base64 or hex), and verifies what it spends and every signature in it. Inputs that another signer has finalised are
 * accepted if they hold two valid signatures.
 * @param coins what is known of the kit's coins; an input that they do not list needs its funding transaction in the PSBT
 */
export function readTransaction(
  checked: CheckedKit,
  coins: readonly Coin[],
  text: string,
): Reading<RecoveryTransaction> {
  const verified = verifyPsbtText(checked, coins, text);
  return verified.ok ? { ok: true, value: describe(checked, verified.value) } : verified;
}

export function verifyPsbtText(checked: CheckedKit, coins: readonly Coin[], text: string): Reading<VerifiedPsbt> {
  const psbt = readPsbt(text);
  return psbt === null ? fail({ kind: 'unreadable' }) : verifyPsbt(checked, coins, psbt);
}

export function verifyPsbt(checked: CheckedKit, coins: readonly Coin[], psbt: Psbt): Reading<VerifiedPsbt> {
  const { inputs, outputs } = psbt.transaction;
  if (inputs.length === 0) return fail({ kind: 'no-inputs' });
  const spent = readSpentOutputs(checked, coins, psbt);
  if (!spent.ok) return spent;
  const scriptFault = findRowFault(psbt, (rows, input) => findScriptFault(rows, input, spent.value[input]?.deposit));
  if (scriptFault !== null) return fail(scriptFault);
  const sighashFault = findRowFault(psbt, findSighashFault);
  if (sighashFault !== null) return fail(sighashFault);
  if (outputs.length === 0) return fail({ kind: 'no-outputs' });
  const inputSum = sum(spent.value.map(({ value }) => BigInt(value)));
  const fee = inputSum - sum(outputs.map(({ amount }) => amount));
  if (fee < 0n) return fail({ kind: 'fee-negative' });
  const sats: Sats | null = toSats(inputSum);
  if (sats === null) return fail({ kind: 'unreadable' });
  const verified = verifySignatures(psbt, spent.value);
  return verified.ok
    ? { ok: true, value: { psbt, inputs: verified.value, inputSum: sats, fee: Number(fee) as Sats } }
    : verified;
}

function verifySignatures(psbt: Psbt, spent: readonly Omit<VerifiedInput, 'rows' | 'hash' | 'signatures'>[]) {
  const hashInput = createInputHasher(psbt.transaction);
  const inputs: VerifiedInput[] = [];
  for (const [input, output] of spent.entries()) {
    const rows: Rows = psbt.inputs[input] ?? new Map();
    const { deposit, value } = output;
    const hash = hashInput(input, decodeHex(deposit.witnessScript) ?? new Uint8Array(), BigInt(value));
    const signatures = readSignatures({ input, rows, deposit, hash });
    if (!signatures.ok) return signatures;
    inputs.push({ ...output, rows, hash, signatures: signatures.value });
  }
  return { ok: true, value: inputs } as const;
}

function findRowFault(psbt: Psbt, find: (rows: Rows, input: number) => PsbtFault | null): PsbtFault | null {
  for (const [input, rows] of psbt.inputs.entries()) {
    const fault = find(rows, input);
    if (fault !== null) return fault;
  }
  return null;
}

/** A deposit is native P2WSH: it has no redeem script. */
function findScriptFault(rows: Rows, input: number, deposit: VerifiedInput['deposit'] | undefined): PsbtFault | null {
  const script = rows.get(ROW.witnessScript);
  const differs = script !== undefined && encodeHex(script) !== deposit?.witnessScript;
  return differs || rows.has(ROW.redeemScript) ? { kind: 'script-differs', input } : null;
}

/** Missing: SIGHASH_ALL. Zero is read likewise, as in docs/bitcoin.md#before-signing-a-psbt. */
function findSighashFault(rows: Rows, input: number): PsbtFault | null {
  const row = rows.get(ROW.sighashType);
  const type = row?.reduceRight((number, byte) => number * 0x100 + byte, 0) ?? SIGHASH_ALL;
  return type === SIGHASH_ALL || type === 0 ? null : { kind: 'sighash', input };
}

function sum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}
