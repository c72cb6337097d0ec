import {
  ARBITRATOR_KEY,
  buildPsbt,
  CONTRACTORS,
  COUNTERPARTY,
  DESTINATION,
  deposit,
  depositInput,
  hex,
  honestPlan,
  honestPsbt,
  multisig,
  OTHER_DEPOSIT,
  OWNER,
  type Plan,
  p2wsh,
  plannedPsbt,
  previousTransaction,
  STRANGER,
} from '@tests/unit/bitcoin/releases';
import type { VectorKey } from '@tests/unit/bitcoin/vectors';
import { type Psbt, payments, script as scripts } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { encodeHex } from '@/bitcoin/bytes';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { computeSigningHash } from '@/bitcoin/psbt/signatures';
import type { PsbtRule } from '@/domain/withdrawals/inspection';

/** An honest PSBT altered by a hostile backend, and the rule that must refuse it. */
export interface Altered {
  attack: string;
  rule: PsbtRule;
  psbt: string;
  /** Raw transactions (hex) of an honest explorer, by txid. */
  raw?: Record<string, string>;
}

const STRANGER_SCRIPT = address(STRANGER);
const ARBITRATOR = encodeHex(ARBITRATOR_KEY);
const [OWNERS, COUNTERPARTYS] = CONTRACTORS;

function address({ public_key }: VectorKey): Uint8Array {
  const { output } = payments.p2wpkh({ pubkey: hex(public_key) });
  if (output === undefined) throw new Error('no script');
  return output;
}

function alterPlan(attack: string, rule: PsbtRule, change: (plan: Plan) => void, inputs = 1): Altered {
  return { attack, rule, psbt: plannedPsbt(change, inputs) };
}

function alterPsbt(attack: string, rule: PsbtRule, change: (psbt: Psbt) => void, inputs = 1): Altered {
  return { attack, rule, psbt: honestPsbt(change, inputs) };
}

function firstInput(psbt: Psbt): object {
  return psbt.data.inputs[0] ?? {};
}

/** Moves part of the change to further outputs at the same address. */
function splitChange(outputs: Plan['outputs'], count: number, value: bigint): void {
  const [, change] = outputs;
  if (change === undefined) throw new Error('no change');
  const { to } = change;
  change.value -= BigInt(count) * value;
  outputs.push(...Array.from({ length: count }, () => ({ to, value })));
}

const OUTPUTS: Altered[] = [
  alterPlan('everything to a stranger', 'request-not-paid', ({ outputs }) =>
    Object.assign(outputs[0] ?? {}, { to: STRANGER_SCRIPT }),
  ),
  alterPlan('one satoshi less', 'request-not-paid', ({ outputs }) =>
    Object.assign(outputs[0] ?? {}, { value: 59_999n }),
  ),
  alterPlan('one satoshi more', 'request-not-paid', ({ outputs }) =>
    Object.assign(outputs[0] ?? {}, { value: 60_001n }),
  ),
  alterPlan('amount split in two', 'request-not-paid', ({ outputs }) => {
    outputs.splice(0, 1, { to: DESTINATION, value: 30_000n }, { to: DESTINATION, value: 30_000n });
  }),
  alterPlan('change to a stranger', 'output-elsewhere', ({ outputs }) =>
    Object.assign(outputs[1] ?? {}, { to: STRANGER_SCRIPT }),
  ),
  alterPlan('change to another guarantee', 'output-elsewhere', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { to: OTHER_DEPOSIT.address });
  }),
  alterPlan('change to a 2-of-3 with another arbitrator', 'output-elsewhere', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { to: p2wsh(multisig(2, [OWNERS, COUNTERPARTYS, STRANGER.public_key])) });
  }),
  alterPlan('change to a 1-of-3', 'output-elsewhere', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { to: p2wsh(multisig(1, [OWNERS, COUNTERPARTYS, ARBITRATOR])) });
  }),
  alterPlan('a third output', 'output-elsewhere', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { value: 10_000n });
    outputs.push({ to: STRANGER_SCRIPT, value: 20_000n });
  }),
  alterPlan('a third output of zero', 'output-elsewhere', ({ outputs }) => {
    outputs.push({ to: Uint8Array.of(0x6a), value: 0n });
  }),
  alterPlan('the destination paid twice', 'output-elsewhere', ({ outputs }) => {
    outputs.splice(1, 1, { to: DESTINATION, value: 30_000n });
  }),
  alterPlan('change split into sixty outputs of dust', 'change-split', ({ outputs }) => splitChange(outputs, 60, 546n)),
  alterPlan('change split in two', 'change-split', ({ outputs }) => splitChange(outputs, 1, 10_000n)),
  alterPlan('change split into outputs that nodes relay', 'change-split', ({ outputs }) =>
    splitChange(outputs, 30, 1_000n),
  ),
  alterPlan('change of dust beside the payment', 'change-split', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { value: 546n });
  }),
  alterPlan('change of dust beside good change', 'change-split', ({ outputs }) => splitChange(outputs, 1, 330n)),
  alterPlan('an output of zero to the guarantee', 'change-split', ({ outputs }) => splitChange(outputs, 1, 0n)),
  alterPlan(
    'change split between two addresses that are spent',
    'change-split',
    ({ outputs }) => {
      Object.assign(outputs[1] ?? {}, { value: 70_000n });
      outputs.push({ to: deposit(1).address, value: 68_000n });
    },
    2,
  ),
  alterPlan('change to an address of the guarantee that is not spent', 'change-split', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { to: deposit(2).address });
  }),
  alterPlan('change beside some to an address of the guarantee that is not spent', 'change-split', ({ outputs }) => {
    splitChange(outputs, 1, 10_000n);
    Object.assign(outputs[2] ?? {}, { to: deposit(2).address });
  }),
  alterPlan('good change, and some to another guarantee', 'output-elsewhere', ({ outputs }) => {
    splitChange(outputs, 1, 10_000n);
    Object.assign(outputs[2] ?? {}, { to: OTHER_DEPOSIT.address });
  }),
  alterPlan('part of the change burnt in OP_RETURN', 'output-elsewhere', ({ outputs }) => {
    splitChange(outputs, 1, 10_000n);
    Object.assign(outputs[2] ?? {}, { to: Uint8Array.of(0x6a, 1, 7) });
  }),
  alterPlan('an anyone-can-spend output', 'output-elsewhere', ({ outputs }) => {
    Object.assign(outputs[1] ?? {}, { to: Uint8Array.of(0x51) });
  }),
];

const FEES: Altered[] = [
  alterPlan('hundreds of coins of dust spent, for a fee that they do not cover', 'fee-too-high', (plan) => {
    const [coin = depositInput(0)] = plan.inputs;
    Object.assign(coin, { value: 5_000_000n });
    plan.inputs.push(...Array.from({ length: 300 }, (_, i) => ({ ...depositInput(i + 1), value: 546n })));
    // 10 sat/vB for each of the 301 coins.
    Object.assign(plan.outputs[1] ?? {}, { value: 5_000_000n + 300n * 546n - 60_000n - 315_080n });
  }),
  alterPlan('whole change to the fee', 'fee-too-high', ({ outputs }) => outputs.splice(1)),
  alterPlan('change of ten coins to the fee', 'fee-too-high', ({ outputs }) => outputs.splice(1), 10),
  alterPlan('outputs exceed inputs', 'fee-negative', ({ outputs }) =>
    Object.assign(outputs[1] ?? {}, { value: 50_000n }),
  ),
  alterPlan('amount above the money supply', 'unreadable', ({ outputs }) =>
    Object.assign(outputs[1] ?? {}, { value: 2_100_000_000_000_001n }),
  ),
];

const INPUTS: Altered[] = [
  alterPlan('coins of another guarantee', 'input-not-guarantee', (plan) => {
    plan.inputs = [{ ...depositInput(0), witnessScript: hex(OTHER_DEPOSIT.witnessScript) }];
  }),
  alterPlan('coins of a 2-of-3 with a stranger', 'input-not-guarantee', (plan) => {
    plan.inputs = [{ ...depositInput(0), witnessScript: multisig(2, [OWNERS, COUNTERPARTYS, STRANGER.public_key]) }];
  }),
  alterPlan(
    'a foreign coin among own coins',
    'input-not-guarantee',
    (plan) => {
      const last = plan.inputs.at(-1);
      if (last) last.witnessScript = multisig(2, [OWNERS, STRANGER.public_key, ARBITRATOR]);
    },
    4,
  ),
  alterPsbt('no output to spend', 'input-output-missing', (psbt) =>
    Reflect.deleteProperty(firstInput(psbt), 'witnessUtxo'),
  ),
  alterPsbt('no witness script', 'input-script-missing', (psbt) =>
    Reflect.deleteProperty(firstInput(psbt), 'witnessScript'),
  ),
  alterPsbt('the witness script of another deposit', 'input-script-differs', (psbt) => {
    Object.assign(firstInput(psbt), { witnessScript: hex(deposit(1).witnessScript) });
  }),
  alterPsbt('the same multisig in nested SegWit, whose txid changes when it is signed', 'input-type', (psbt) => {
    const output = p2wsh(hex(deposit(0).witnessScript));
    const script = payments.p2sh({ redeem: { output } }).output;
    Object.assign(firstInput(psbt), { witnessUtxo: { script, value: 100_000n }, redeemScript: output });
  }),
  alterPsbt('a redeem script that changes the txid of a native input', 'input-script-differs', (psbt) => {
    Object.assign(firstInput(psbt), { redeemScript: p2wsh(hex(deposit(0).witnessScript)) });
  }),
  alterPsbt(
    'coins of one key in Taproot among own coins',
    'input-type',
    (psbt) => {
      const script = payments.p2tr({ internalPubkey: hex(OWNER.public_key).subarray(1) }).output;
      Object.assign(psbt.data.inputs[1] ?? {}, { witnessUtxo: { script, value: 100_000n } });
    },
    2,
  ),
  alterPsbt('a previous transaction with another txid', 'input-output-missing', (psbt) => {
    const raw = previousTransaction(p2wsh(hex(deposit(0).witnessScript)), 100_000n, 0).toBuffer();
    Object.assign(firstInput(psbt), { nonWitnessUtxo: raw });
  }),
  alterPsbt('finalised, hiding its signatures', 'input-finalized', (psbt) => {
    psbt.updateInput(0, { finalScriptWitness: Uint8Array.of(1, 0) });
  }),
  alterPsbt(
    'one of three finalised',
    'input-finalized',
    (psbt) => {
      psbt.updateInput(2, { finalScriptSig: Uint8Array.of(0x51) });
    },
    3,
  ),
  misstateAmount('amount overstated', 100_000n, 90_000n),
  misstateAmount('amount understated, the rest to the fee', 100_000n, 5_000_000n),
  { attack: 'the same coin twice', rule: 'double-spend', psbt: duplicateInput() },
  ...['', 'cHNidP8=', 'cHNidP8BAHEC', 'null'].map(
    (psbt): Altered => ({ attack: `"${psbt}"`, rule: 'unreadable', psbt }),
  ),
];

/** The PSBT claims another amount than the previous transaction, which an honest explorer serves. */
function misstateAmount(attack: string, claimed: bigint, actual: bigint): Altered {
  const coin = depositInput(0);
  const previous = previousTransaction(p2wsh(coin.witnessScript), actual, 0);
  const psbt = plannedPsbt((plan) => {
    plan.inputs = [{ ...coin, value: claimed, txid: previous.getId(), vout: 0 }];
  });
  return { attack, rule: 'input-amount-differs', psbt, raw: { [previous.getId()]: previous.toHex() } };
}

function duplicateInput(): string {
  const text = encodeHex(buildPsbt(honestPlan(2)).toBuffer());
  return text.replace(`${'01000000'.repeat(8)}01000000`, `${'00'.repeat(32)}00000000`);
}

const SIGHASHES: Altered[] = [2, 3, 0x81, 0x82, 0x83].map((sighashType) =>
  alterPsbt(`sighash type 0x${sighashType.toString(16)}`, 'sighash', (psbt) => psbt.updateInput(0, { sighashType })),
);

function signWith(key: VectorKey, type: number, spoil: (signature: Uint8Array) => Uint8Array = (same) => same): string {
  return honestPsbt((psbt) => {
    const view = createPsbtView(psbt);
    const [input] = view.inputs;
    if (input === undefined) throw new Error('no input');
    const compact = spoil(curve.sign(computeSigningHash(view, input), hex(key.private_key)));
    const signature = scripts.signature.encode(compact, type);
    Object.assign(firstInput(psbt), { partialSig: [{ pubkey: hex(key.public_key), signature }] });
  });
}

const flip = (bytes: Uint8Array) => bytes.map((byte, at) => (at === 9 ? byte ^ 1 : byte));

const SIGNATURES: Altered[] = [
  { attack: 'a signature of a key that is not of the three', rule: 'signature-invalid', psbt: signWith(STRANGER, 1) },
  { attack: 'a signature with a bit flipped', rule: 'signature-invalid', psbt: signWith(OWNER, 1, flip) },
  { attack: 'a signature with sighash NONE', rule: 'sighash', psbt: signWith(OWNER, 2) },
  { attack: 'a signature with ANYONECANPAY', rule: 'sighash', psbt: signWith(COUNTERPARTY, 0x81) },
];

/** No user may sign any of these. */
export const ALTERED: readonly Altered[] = [...OUTPUTS, ...FEES, ...INPUTS, ...SIGHASHES, ...SIGNATURES];
