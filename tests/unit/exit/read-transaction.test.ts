import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import type { Coin, PsbtFault, RecoveryTransaction } from '@/exit/recovery/api';
import { engine } from '@/exit/recovery/engine';
import { formatPsbt, readPsbt } from '@/exit/recovery/psbt';
import {
  arbitratorNode,
  checkedKit,
  DESTINATION,
  fund,
  OWNER,
  openKit,
  order,
  pairs,
  required,
  STRANGER,
  sat,
  secretOf,
  unwrap,
} from './kits';
import { changePsbt, read, sign } from './transactions';

const { kit: KIT, key: OWNER_KEY } = await openKit('owner');
const COINS = engine.listKitCoins(KIT);
const PROVEN = checkedKit({ hasTransactions: true });
const UNSIGNED = order(KIT);
const SIGNED = await sign(KIT, UNSIGNED, OWNER_KEY);
const COUNTERPARTY_KEY = (await openKit('counterparty')).key;
const COMPLETE = await sign(KIT, SIGNED, COUNTERPARTY_KEY);

describe('a transaction is read', () => {
  it('as it was made, from base64 or hex', () => {
    const hex = Buffer.from(SIGNED.psbt, 'base64').toString('hex');
    for (const text of [SIGNED.psbt, ` ${SIGNED.psbt}\n`, hex, hex.toUpperCase()])
      expect(unwrap(read(KIT, text))).toEqual(SIGNED);
  });

  it('from a PSBT without any information, if the coins are known', () => {
    const psbt = new Psbt();
    psbt.setVersion(2);
    for (const { hash, index, sequence = 0 } of Psbt.fromBase64(UNSIGNED.psbt).txInputs)
      psbt.addInput({ hash, index, sequence });
    for (const { script, value } of Psbt.fromBase64(UNSIGNED.psbt).txOutputs) psbt.addOutput({ script, value });
    expect(unwrap(read(KIT, psbt.toBase64()))).toEqual(UNSIGNED);
    expect(engine.readTransaction(KIT, [], psbt.toBase64())).toEqual(refusal({ kind: 'foreign-coin', input: 0 }));
  });

  it('without knowing the coins, if it has their funding transactions', () => {
    const transaction = order(PROVEN);
    expect(unwrap(engine.readTransaction(PROVEN, [], transaction.psbt))).toEqual(transaction);
  });

  it('with the rows of other signers, which are kept', () => {
    const row = { key: Buffer.from('fc0461766c7601', 'hex'), value: Buffer.from('0203', 'hex') };
    const text = changePsbt(SIGNED.psbt, (psbt) => {
      psbt.addUnknownKeyValToGlobal(row);
      psbt.addUnknownKeyValToInput(0, row);
      psbt.addUnknownKeyValToOutput(0, row);
    });
    const { data } = Psbt.fromBase64(unwrap(read(KIT, text)).psbt);
    expect(data.globalMap.unknownKeyVals).toHaveLength(1);
    expect(data.inputs[0]?.unknownKeyVals).toHaveLength(1);
    expect(data.outputs[0]?.unknownKeyVals).toHaveLength(1);
  });

  it('with a locktime or an age, and it says so', () => {
    const final = 0xffffffff;
    for (const [name, sequences, expected, { version = 2, locktime = 0 } = {}] of [
      ['a locktime', [0xfffffffd, 0xfffffffd], [800_000, false], { locktime: 800_000 }],
      ['a locktime, and one final coin', [final, 0], [9, false], { locktime: 9 }],
      ['a locktime, and final coins', [final, final], [0, false], { locktime: 9 }],
      ['an age', [144, 144], [0, true]],
      ['an age in version 1', [144, 144], [0, false], { version: 1 }],
      ['an age in a version with the highest bit', [144, 144], [0, true], { version: 0xffffffff }],
      ['an age of one coin', [144, 0xfffffffd], [0, true]],
      ['an age of one block', [1, 1], [0, true]],
      ['an age of none', [0, 0], [0, false]],
      ['an age of none in seconds', [0x400000, 0x400000], [0, false]],
      ['the longest age', [0x7fffffff, 0xfffffffd], [0, true]],
      ['an age that is turned off', [0x80000000, 0x80000001], [0, false]],
    ] as [string, number[], [number, boolean], { version?: number; locktime?: number }?][]) {
      const text = changeTransaction((tx) => {
        Object.assign(tx, { version, locktime });
        for (const [at, input] of tx.ins.entries()) input.sequence = sequences[Math.min(at, 1)] ?? 0;
      });
      const { summary } = unwrap(read(KIT, text));
      expect([summary.locktime, summary.isDelayed], name).toEqual(expected);
    }
  });

  it('with a sighash type of SIGHASH_ALL or zero', () => {
    for (const sighashType of [0, 1])
      expect(
        unwrap(
          read(
            KIT,
            changeInput(() => ({ sighashType }), 1),
          ),
        ),
      ).toEqual(UNSIGNED);
  });

  it('without a fee', () => {
    const text = changeOutput(({ value }) => ({ value: value + FEE }));
    expect(unwrap(read(KIT, text)).summary).toMatchObject({ fee: 0, feeRate: 0 });
  });

  it('and a coin is proven by its known transaction, although the PSBT does not have it', () => {
    const text = changePsbt(order(PROVEN).psbt, (psbt) => {
      for (const input of psbt.data.inputs) delete input.nonWitnessUtxo;
    });
    expect(unwrap(read(PROVEN, text)).summary.unproven).toBe(0);
    const claimed = engine.listKitCoins(PROVEN).map((coin) => ({ ...coin, transaction: null }));
    expect(unwrap(engine.readTransaction(PROVEN, claimed, text)).summary.unproven).toBe(claimed.length);
  });

  it('and its size is that of the signed transaction', async () => {
    const { vsize } = UNSIGNED.summary;
    const tx = Transaction.fromHex(required(COMPLETE.final).txHex);
    expect(COMPLETE.summary.vsize).toBe(tx.virtualSize());
    expect(tx.ins.map(({ witness }) => witness.length)).toEqual(COINS.map(() => 4));
    // Signatures of 71 and 72 bytes, where 72 were counted before.
    expect(vsize - COMPLETE.summary.vsize).toBeGreaterThanOrEqual(0);
    expect(vsize - COMPLETE.summary.vsize).toBeLessThan(4);
  });

  it('with the steps to a key as another signer wrote them', () => {
    const path = "m/48'/1'/7'/1";
    const text = changePsbt(UNSIGNED.psbt, (psbt) => {
      required(psbt.data.inputs[0]?.bip32Derivation?.[0]).path = path;
    });
    const [kept, other] = Psbt.fromBase64(unwrap(read(KIT, text)).psbt).data.inputs;
    expect([kept, other].map((input) => input?.bip32Derivation?.[0]?.path)).toEqual([path, 'm/7/1']);
  });

  it('with outputs that have no address, and it says so', () => {
    const text = changeOutput(() => ({ script: Uint8Array.of(0x6a, 1, 2) }));
    expect(unwrap(read(KIT, text)).summary.outputs).toMatchObject([{ address: null, role: 'payment' }]);
  });

  it('with all three signatures, of which it takes two', async () => {
    const arbitrator = unwrap(engine.readArbitratorKey(KIT, arbitratorNode().toBase58()));
    const all = await sign(KIT, COMPLETE, arbitrator);
    expect(all.summary.signedBy).toEqual(['owner', 'counterparty', 'arbitrator']);
    expect(required(all.final).txid).toBe(SIGNED.summary.txid);
  });
});

function refusal(error: PsbtFault) {
  return { ok: false, error };
}

/** A PSBT with another transaction inside, and the same rows. */
function changeTransaction(change: (tx: Transaction) => void, { psbt }: RecoveryTransaction = UNSIGNED): string {
  const raw = Psbt.fromBase64(psbt).data.getTransaction();
  const tx = Transaction.fromBuffer(raw);
  const outputs = tx.outs.length;
  change(tx);
  const rows = hexOf(psbt).split(`0100${withLength(raw)}`)[1] ?? '';
  const kept = rows.slice(0, rows.length - 2 * (outputs - tx.outs.length));
  return `70736274ff0100${withLength(tx.toBuffer())}${kept}`;
}

/** In hex, after the length as a compact size. */
function withLength(bytes: Uint8Array): string {
  if (bytes.length > 0xfc) throw new Error('too long');
  return Buffer.from([bytes.length, ...bytes]).toString('hex');
}

const FEE = BigInt(UNSIGNED.summary.fee);
const OUTPOINT = required(UNSIGNED.summary.inputs[0]).outpoint;
const secondInput = required(UNSIGNED.summary.inputs[1]);
const witnessScript = (index: number) => required(Psbt.fromBase64(UNSIGNED.psbt).data.inputs[index]?.witnessScript);

/** Signs the first input with bitcoinjs-lib, or replaces its signature. */
function resign(change: (signature: Uint8Array, psbt: Psbt) => Uint8Array, publicKey = OWNER.public_key): string {
  return changePsbt(SIGNED.psbt, (psbt) => {
    const input = required(psbt.data.inputs[0]);
    const partial = required(input.partialSig?.[0]);
    input.partialSig = [{ pubkey: Buffer.from(publicKey, 'hex'), signature: change(partial.signature, psbt) }];
  });
}

/** n − s instead of s: as valid for the curve, not for nodes (BIP146). */
function raiseS(signature: Uint8Array): Uint8Array {
  const n = BigInt('0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141');
  const hex = Buffer.from(signature).toString('hex');
  const rLength = required(signature[3]);
  const s = BigInt(`0x${hex.slice(2 * (6 + rLength), -2)}`);
  const high = (n - s).toString(16).padStart(64, '0');
  const body = `${hex.slice(4, 2 * (4 + rLength))}0221${`00${high}`}`;
  return Buffer.from(`30${(body.length / 2).toString(16)}${body}01`, 'hex');
}

function finalizeWith(edit: (witness: Uint8Array[]) => Uint8Array[], { psbt }: RecoveryTransaction = COMPLETE): string {
  return changePsbt(psbt, (changed) => {
    changed.finalizeInput(0);
    const input = required(changed.data.inputs[0]);
    const tx = Psbt.fromBase64(COMPLETE.psbt).finalizeAllInputs().extractTransaction();
    const witness = edit([...required(tx.ins[0]).witness]);
    const parts = witness.map((item) => Buffer.concat([Buffer.from([item.length]), item]));
    input.finalScriptWitness = Buffer.concat([Buffer.from([witness.length]), ...parts]);
  });
}

/** The first input with this value of a row, hex, which bitcoinjs-lib would not write. */
function replaceRow(type: string, value: string): string {
  const psbt = required(readPsbt(UNSIGNED.psbt));
  psbt.inputs[0]?.set(type, Buffer.from(value, 'hex'));
  return formatPsbt(psbt);
}

const known = (change: Partial<Coin>): Coin[] => [{ ...required(COINS[0]), ...change }, ...COINS.slice(1)];

type PsbtInput = Psbt['data']['inputs'][number];

/** The PSBT with other values in an input; those that are undefined are removed. */
function changeInput(change: (input: PsbtInput, psbt: Psbt) => object, at = 0, text = UNSIGNED.psbt): string {
  return changePsbt(text, (psbt) => {
    const input = required(psbt.data.inputs[at]);
    for (const [name, value] of Object.entries(change(input, psbt))) {
      if (value === undefined) delete input[name as keyof PsbtInput];
      else Object.assign(input, { [name]: value });
    }
  });
}

const changeCoin = (change: object, text?: string) =>
  changeInput(({ witnessUtxo }) => ({ witnessUtxo: { ...witnessUtxo, ...change } }), 0, text);
const changeOutput = (change: (out: Transaction['outs'][number]) => object, from?: RecoveryTransaction) =>
  changeTransaction(({ outs: [out] }) => Object.assign(required(out), change(required(out))), from);

/** Signs the first input for its own output alone. */
function signPart(_signature: Uint8Array, psbt: Psbt): Uint8Array {
  const input = required(psbt.data.inputs[0]);
  delete input.partialSig;
  input.sighashType = 0x83;
  psbt.signInput(0, pairs.fromPrivateKey(secretOf(OWNER)), [0x83]);
  delete input.sighashType;
  return required(psbt.data.inputs[0]?.partialSig?.[0]).signature;
}

const pick = (items: readonly (Uint8Array | undefined)[]) => items.map((item) => required(item));
const otherFunding = fund(required(COINS[0]).address, 'regtest', 100_000, 55).hex;
const spendTwice = ({ ins: [first, second] }: Transaction) =>
  Object.assign(required(second), { hash: first?.hash, index: first?.index });
const otherScript = required(Psbt.fromBase64(order(PROVEN).psbt).data.inputs[2]?.witnessUtxo).script;

const unreadable: PsbtFault = { kind: 'unreadable' };
const differs: PsbtFault = { kind: 'value-differs', input: 0, outpoint: OUTPOINT };
const foreignScript: PsbtFault = { kind: 'script-differs', input: 0 };
const unknownCoin: PsbtFault = { kind: 'coin-unknown', input: 0, outpoint: OUTPOINT };
const unsigned: PsbtFault = { kind: 'signature-invalid', input: 0 };

describe('a transaction is refused', () => {
  it.each<[string, PsbtFault, string, Coin[]?]>([
    ['no text', unreadable, ''],
    ['another text', unreadable, 'transaction'],
    ['a raw transaction', unreadable, required(COMPLETE.final).txHex],
    ['a cut one', unreadable, SIGNED.psbt.slice(0, -8)],
    ['one with something behind it', unreadable, `${hexOf(SIGNED.psbt)}00`],
    ['a row twice', unreadable, hexOf(SIGNED.psbt).replace('70736274ff', '70736274ff010000')],
    ['version 2 (BIP370)', unreadable, '70736274ff01fb0402000000010402000000010401010105010100'],
    ['no inputs', { kind: 'no-inputs' }, emptyPsbt()],
    ['a coin twice', { kind: 'spent-twice', input: 1 }, changeTransaction(spendTwice)],
    [
      'a foreign coin',
      { kind: 'foreign-coin', input: 0 },
      changeCoin({ script: Uint8Array.of(0, 20, ...Array(20).fill(0)) }),
    ],
    ['a coin that nothing proves', unknownCoin, UNSIGNED.psbt, COINS.slice(1)],
    [
      'a coin that nothing describes either',
      unknownCoin,
      changeInput(() => ({ witnessUtxo: undefined })),
      COINS.slice(1),
    ],
    ['another value in the PSBT', differs, changeCoin({ value: 99_999n })],
    ['another value at the explorer', differs, UNSIGNED.psbt, known({ value: sat(1) })],
    ['another funding transaction', differs, changeInput(() => ({ nonWitnessUtxo: Buffer.from(otherFunding, 'hex') }))],
    ['a funding transaction that cannot be read', unreadable, replaceRow('00', '0200')],
    ['an output that cannot be read', unreadable, replaceRow('01', '00')],
    ['a funding transaction of another script', differs, changeCoin({ script: otherScript }, order(PROVEN).psbt), []],
    ['a funding transaction of another value', differs, changeCoin({ value: 200_000n }, order(PROVEN).psbt), []],
    ['another known address', foreignScript, UNSIGNED.psbt, known({ address: required(KIT.deposits[2]).address })],
    ['the script of another address', foreignScript, changeInput(() => ({ witnessScript: witnessScript(2) }))],
    ['a redeem script', foreignScript, changeInput(() => ({ redeemScript: witnessScript(0) }))],
    ...([2, 3, 0x81, 0x100, 0x101, 0x1000001] as const).map((sighashType): [string, PsbtFault, string] => [
      `sighash type ${sighashType}`,
      { kind: 'sighash', input: 1 },
      changeInput(() => ({ sighashType }), 1),
    ]),
    ['a signature of a part', { kind: 'sighash', input: 0 }, resign(signPart)],
    ['no signature in its row', unsigned, resign(() => new Uint8Array())],
    ['a changed signature', unsigned, resign(changeByte)],
    ['a signature with a high S', unsigned, resign(raiseS)],
    ['that of another input', unsigned, resign((_, psbt) => required(psbt.data.inputs[1]?.partialSig?.[0]).signature)],
    ['the signature of a stranger', unsigned, resign((signature) => signature, STRANGER.public_key)],
    ['signatures of another transaction', unsigned, changeOutput(({ value }) => ({ value: value - 1n }), SIGNED)],
    ['a finalised input without dummy', unsigned, finalizeWith((items) => items.slice(1))],
    ['one in the wrong order', unsigned, finalizeWith(([dummy, a, b, script]) => pick([dummy, b, a, script]))],
    ['one with one signature twice', unsigned, finalizeWith(([dummy, a, , script]) => pick([dummy, a, a, script]))],
    ['one with another script', unsigned, finalizeWith((items) => [...items.slice(0, -1), witnessScript(2)])],
    ['one with an old script', unsigned, changeInput(() => ({ finalScriptSig: Uint8Array.of(0x51) }))],
    ['no outputs', { kind: 'no-outputs' }, changeTransaction((tx) => Object.assign(tx, { outs: [] }))],
    ['more than it spends', { kind: 'fee-negative' }, changeOutput(({ value }) => ({ value: value + FEE + 1n }))],
    ['more money than there is', { kind: 'fee-negative' }, changeOutput(() => ({ value: 0x7fffffffffffffffn }))],
  ])('with %s', (_name, error, text, coins = COINS) => {
    expect(engine.readTransaction(KIT, coins, text)).toEqual(refusal(error));
  });

  it('of another contract', () => {
    const other = checkedKit({ contractOrder: 8 });
    expect(engine.readTransaction(other, COINS, SIGNED.psbt)).toEqual(refusal({ kind: 'foreign-coin', input: 0 }));
  });
});

function hexOf(psbt: string): string {
  return Buffer.from(psbt, 'base64').toString('hex');
}

function emptyPsbt(): string {
  return '70736274ff01000a0200000000000000000000';
}

function changeByte(signature: Uint8Array): Uint8Array {
  return signature.map((byte, index) => (index === 20 ? byte ^ 1 : byte));
}

describe('signatures', () => {
  it('are not taken from another transaction', () => {
    const other = order(KIT, COINS.slice(1));
    expect(engine.addSignatures(KIT, COINS, SIGNED, other.psbt)).toEqual(refusal({ kind: 'transaction-differs' }));
    expect(engine.addSignatures(KIT, COINS, SIGNED, 'x')).toEqual(refusal({ kind: 'unreadable' }));
    const forged = resign(changeByte);
    expect(engine.addSignatures(KIT, COINS, SIGNED, forged)).toEqual(refusal({ kind: 'signature-invalid', input: 0 }));
  });

  it('are not added to a transaction that does not verify', () => {
    const unreadable = { ...SIGNED, psbt: 'x' };
    expect(engine.addSignatures(KIT, COINS, unreadable, SIGNED.psbt)).toEqual(refusal({ kind: 'unreadable' }));
  });

  it('that are there are added to, not replaced', () => {
    const added = unwrap(engine.addSignatures(KIT, COINS, SIGNED, UNSIGNED.psbt));
    expect(added).toEqual(SIGNED);
    expect(unwrap(engine.addSignatures(KIT, COINS, UNSIGNED, COMPLETE.psbt))).toEqual(COMPLETE);
  });

  it('are made for what the summary shows only', async () => {
    const swapped = { ...UNSIGNED, psbt: order(KIT, COINS.slice(1)).psbt };
    expect(await engine.signTransaction(KIT, COINS, swapped, OWNER_KEY)).toEqual(
      refusal({ kind: 'transaction-differs' }),
    );
  });

  it('are complete once every input has two', async () => {
    const [first, second] = [SIGNED, await sign(KIT, UNSIGNED, COUNTERPARTY_KEY)];
    const partial = changePsbt(first.psbt, (psbt) => {
      delete required(psbt.data.inputs[1]).partialSig;
    });
    const mixed = unwrap(engine.addSignatures(KIT, COINS, second, partial));
    expect(mixed.final).toBeNull();
    expect(mixed.summary.signedBy).toEqual(['counterparty']);
    expect(mixed.summary.inputs.map(({ signedBy }) => signedBy.length)).toEqual([2, 1, 2, 2]);
    expect(mixed.summary.inputs[1]?.outpoint).toBe(secondInput.outpoint);
    expect(unwrap(engine.addSignatures(KIT, COINS, mixed, first.psbt)).final?.txid).toBe(first.summary.txid);
    expect(DESTINATION).toBe(first.summary.outputs[0]?.address);
  });
});
