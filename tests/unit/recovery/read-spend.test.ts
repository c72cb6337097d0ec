import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { formatMaps, readMaps } from '@/bitcoin/psbt/psbt-text';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { readSpend, type SpendFault } from '@/bitcoin/recovery/read-spend';
import type { Spend } from '@/bitcoin/recovery/spend';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import {
  arbitratorNode,
  check,
  fund,
  OWNER,
  open,
  order,
  pairs,
  required,
  STRANGER,
  sat,
  secretOf,
  unwrap,
} from './contracts';
import { changePsbt, expectAccepted, read, sign } from './transactions';

const { checked: CHECKED, key: OWNER_KEY } = await open('owner');
const COINS = listFileCoins(CHECKED);
const PROVEN = check({ hasTransactions: true });
const UNSIGNED = order(CHECKED);
const SIGNED = await sign(CHECKED, UNSIGNED, OWNER_KEY);
const COUNTERPARTY_KEY = (await open('counterparty')).key;
const COMPLETE = await sign(CHECKED, SIGNED, COUNTERPARTY_KEY);
const THIRD = await sign(CHECKED, UNSIGNED, unwrap(readArbitratorKey(CHECKED, arbitratorNode().toBase58())));

describe('a transaction is read', () => {
  it('as it was made, from base64 or hex', () => {
    const hex = Buffer.from(SIGNED.psbt, 'base64').toString('hex');
    for (const text of [SIGNED.psbt, ` ${SIGNED.psbt}\n`, hex, hex.toUpperCase()])
      expect(unwrap(read(CHECKED, text))).toEqual(SIGNED);
  });

  it('from a PSBT without any information, if the coins are known', () => {
    const psbt = new Psbt();
    psbt.setVersion(2);
    for (const { hash, index, sequence = 0 } of Psbt.fromBase64(UNSIGNED.psbt).txInputs)
      psbt.addInput({ hash, index, sequence });
    for (const { script, value } of Psbt.fromBase64(UNSIGNED.psbt).txOutputs) psbt.addOutput({ script, value });
    expect(unwrap(read(CHECKED, psbt.toBase64()))).toEqual(UNSIGNED);
    expect(readSpend(CHECKED, [], psbt.toBase64())).toEqual(refuse(unknownCoin));
  });

  it('without knowing the coins, if it has their funding transactions', () => {
    const transaction = order(PROVEN);
    expect(unwrap(readSpend(PROVEN, [], transaction.psbt))).toEqual(transaction);
  });

  it('with the rows of other signers, which are kept', () => {
    const row = { key: Buffer.from('fc0461766c7601', 'hex'), value: Buffer.from('0203', 'hex') };
    const text = changePsbt(SIGNED.psbt, (psbt) => {
      psbt.addUnknownKeyValToGlobal(row);
      psbt.addUnknownKeyValToInput(0, row);
      psbt.addUnknownKeyValToOutput(0, row);
    });
    const { data } = Psbt.fromBase64(unwrap(read(CHECKED, text)).psbt);
    expect(data.globalMap.unknownKeyVals).toHaveLength(1);
    expect(data.inputs[0]?.unknownKeyVals).toHaveLength(1);
    expect(data.outputs[0]?.unknownKeyVals).toHaveLength(1);
  });

  it('with a version, a locktime and sequences, and it says so', () => {
    const text = changeTransaction((tx) => {
      Object.assign(tx, { version: 1, locktime: 800_000 });
      for (const [at, input] of tx.ins.entries()) input.sequence = at === 0 ? 144 : 0xfffffffd;
    });
    expect(unwrap(read(CHECKED, text)).summary).toMatchObject({
      version: 1,
      locktime: 800_000,
      sequences: [144, 0xfffffffd],
    });
  });

  it('as a raw transaction, unsigned or final, which is complete with the signatures in it', () => {
    const raw = Buffer.from(Psbt.fromBase64(UNSIGNED.psbt).data.getTransaction()).toString('hex');
    expect(unwrap(read(CHECKED, raw))).toEqual(UNSIGNED);
    const { txHex } = required(COMPLETE.final);
    for (const text of [txHex, ` ${txHex.toUpperCase()}\n`]) expect(unwrap(read(CHECKED, text))).toEqual(COMPLETE);
    expect(readSpend(CHECKED, [], txHex)).toEqual(refuse(unknownCoin));
    const finalised = Psbt.fromBase64(COMPLETE.psbt).finalizeAllInputs();
    expect(unwrap(read(CHECKED, finalised.toBase64()))).toEqual(COMPLETE);
  });

  it('with a sighash type of SIGHASH_ALL or zero', () => {
    for (const sighashType of [0, 1])
      expect(
        unwrap(
          read(
            CHECKED,
            changeInput(() => ({ sighashType }), 1),
          ),
        ),
      ).toEqual(UNSIGNED);
  });

  it('without a fee', () => {
    const text = changeOutput(({ value }) => ({ value: value + FEE }));
    expect(unwrap(read(CHECKED, text)).summary).toMatchObject({ fee: 0, feeRate: 0 });
  });

  it('and a coin is proven by its known transaction, although the PSBT does not have it', () => {
    const text = changePsbt(order(PROVEN).psbt, (psbt) => {
      for (const input of psbt.data.inputs) delete input.nonWitnessUtxo;
    });
    expect(unwrap(read(PROVEN, text)).summary.unproven).toBe(0);
    const claimed = listFileCoins(PROVEN).map((coin) => ({ ...coin, transaction: null }));
    expect(unwrap(readSpend(PROVEN, claimed, text)).summary.unproven).toBe(claimed.length);
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
    const [kept, other] = Psbt.fromBase64(unwrap(read(CHECKED, text)).psbt).data.inputs;
    expect([kept, other].map((input) => input?.bip32Derivation?.[0]?.path)).toEqual([path, 'm/7/1']);
  });

  it('with outputs that have no address, and it says so', () => {
    const text = changeOutput(() => ({ script: Uint8Array.of(0x6a, 1, 2) }));
    expect(unwrap(read(CHECKED, text)).summary.outputs).toMatchObject([{ address: null, role: 'payment' }]);
  });

  it('with all three signatures, of which it takes two', async () => {
    const arbitrator = unwrap(readArbitratorKey(CHECKED, arbitratorNode().toBase58()));
    const all = await sign(CHECKED, COMPLETE, arbitrator);
    expect(all.summary.signedBy).toEqual(['owner', 'counterparty', 'arbitrator']);
    expect(required(all.final).txid).toBe(SIGNED.summary.txid);
    expectAccepted(all);
  });
});

function refuse(fault: PsbtRule | SpendFault) {
  return { ok: false, error: typeof fault === 'string' ? { kind: 'rule', rule: fault } : fault };
}

/** A PSBT with another transaction inside, and the same rows. */
function changeTransaction(change: (tx: Transaction) => void, { psbt }: Spend = UNSIGNED): string {
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

/** The first input with a witness instead of its scripts. */
function finalizeWith(witness: readonly Uint8Array[], { psbt }: Spend = UNSIGNED): string {
  return changePsbt(psbt, (changed) => {
    const parts = witness.map((item) => Buffer.concat([Buffer.from([item.length]), item]));
    const finalScriptWitness = Buffer.concat([Buffer.from([witness.length]), ...parts]);
    Object.assign(required(changed.data.inputs[0]), { finalScriptWitness });
  });
}

/** The first input with this value of a row, hex, which bitcoinjs-lib would not write. */
function replaceRow(type: string, value: string): string {
  const maps = readMaps(Uint8Array.from(Buffer.from(UNSIGNED.psbt, 'base64')));
  maps[1]?.set(type, Uint8Array.from(Buffer.from(value, 'hex')));
  return Buffer.from(formatMaps(maps)).toString('base64');
}

const known = (change: Partial<KnownCoin>): KnownCoin[] => [{ ...required(COINS[0]), ...change }, ...COINS.slice(1)];

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
const changeOutput = (change: (out: Transaction['outs'][number]) => object, from?: Spend) =>
  changeTransaction(({ outs: [out] }) => Object.assign(required(out), change(required(out))), from);

/** Signs the first input with another type than SIGHASH_ALL. */
function signPart(psbt: Psbt, type: number): Uint8Array {
  const input = required(psbt.data.inputs[0]);
  delete input.partialSig;
  input.sighashType = type;
  psbt.signInput(0, pairs.fromPrivateKey(secretOf(OWNER)), [type]);
  delete input.sighashType;
  return required(psbt.data.inputs[0]?.partialSig?.[0]).signature;
}

/** The raw transaction, final, after a change. */
function changeRaw(change: (tx: Transaction) => void): string {
  const tx = Transaction.fromHex(required(COMPLETE.final).txHex);
  change(tx);
  return tx.toHex();
}

const pick = (items: readonly (Uint8Array | undefined)[]) => items.map((item) => required(item));
const otherFunding = fund(required(COINS[0]).address, 'regtest', 100_000, 55).hex;
const spendTwice = ({ ins: [first, second] }: Transaction) =>
  Object.assign(required(second), { hash: first?.hash, index: first?.index });
const otherScript = required(Psbt.fromBase64(order(PROVEN).psbt).data.inputs[2]?.witnessUtxo).script;

const unknownCoin: SpendFault = { kind: 'coin-unknown', outpoint: OUTPOINT };
/** A transaction that pays another contract. */
const foreign = order(check({ contractOrder: 8 }));

describe('a transaction is refused', () => {
  it.each<[string, PsbtRule | SpendFault, string, KnownCoin[]?]>([
    ['no text', 'unreadable', ''],
    ['another text', 'unreadable', 'transaction'],
    ['a cut one', 'unreadable', SIGNED.psbt.slice(0, -8)],
    ['one with something behind it', 'unreadable', `${hexOf(SIGNED.psbt)}00`],
    ['a row twice', 'unreadable', hexOf(SIGNED.psbt).replace('70736274ff', '70736274ff010000')],
    ['version 2 (BIP370) that is not complete', 'unreadable', '70736274ff01fb0402000000010402000000010401010105010100'],
    ['no inputs', 'no-inputs', emptyPsbt()],
    ['a coin twice', 'unreadable', changeTransaction(spendTwice)],
    ['a coin twice, raw', 'unreadable', changeRaw(spendTwice)],
    [
      'a raw transaction with a signature script',
      'unreadable',
      changeRaw(({ ins }) => Object.assign(required(ins[0]), { script: Uint8Array.of(0x51) })),
    ],
    ['a foreign coin', 'input-type', changeCoin({ script: Uint8Array.of(0, 20, ...Array(20).fill(0)) })],
    ['a coin at an address of another contract', 'input-not-guarantee', foreign.psbt, []],
    ['… of which the coins are known too', 'input-not-guarantee', foreign.psbt],
    ['a coin that nothing proves', unknownCoin, UNSIGNED.psbt, COINS.slice(1)],
    [
      'a coin that nothing describes either',
      unknownCoin,
      changeInput(() => ({ witnessUtxo: undefined })),
      COINS.slice(1),
    ],
    ['another value in the PSBT', 'input-amount-differs', changeCoin({ value: 99_999n })],
    ['another value at the explorer', 'input-amount-differs', UNSIGNED.psbt, known({ value: sat(90_000) })],
    [
      'another value than the known funding transaction has',
      'input-amount-differs',
      changeCoin({ value: 99_999n }),
      listFileCoins(PROVEN),
    ],
    [
      'another funding transaction',
      'input-output-missing',
      changeInput(() => ({ nonWitnessUtxo: Buffer.from(otherFunding, 'hex') })),
    ],
    ['a funding transaction that cannot be read', 'input-output-missing', replaceRow('00', '0200')],
    ['an output that cannot be read', 'unreadable', replaceRow('01', '00')],
    ['the script of another address in the PSBT', 'input-script-differs', changeCoin({ script: otherScript })],
    [
      '… with the witness script of that address',
      'input-script-differs',
      changeInput(({ witnessUtxo }) => ({
        witnessUtxo: { ...witnessUtxo, script: otherScript },
        witnessScript: witnessScript(2),
      })),
    ],
    [
      '… beside its funding transaction',
      'input-script-differs',
      changeInput(
        ({ witnessUtxo }) => ({
          witnessUtxo: { ...witnessUtxo, script: otherScript },
          witnessScript: witnessScript(2),
        }),
        0,
        order(PROVEN).psbt,
      ),
      [],
    ],
    [
      'a funding transaction of another value',
      'input-amount-differs',
      changeCoin({ value: 200_000n }, order(PROVEN).psbt),
      [],
    ],
    [
      'another known address',
      'input-script-differs',
      UNSIGNED.psbt,
      known({ address: required(CHECKED.deposits[2]).address }),
    ],
    ['the script of another address', 'input-script-differs', changeInput(() => ({ witnessScript: witnessScript(2) }))],
    ['a redeem script', 'input-script-differs', changeInput(() => ({ redeemScript: witnessScript(0) }))],
    ...([2, 3, 0x81, 0x100, 0x101, 0x1000001] as const).map((sighashType): [string, PsbtRule, string] => [
      `sighash type ${sighashType}`,
      'sighash',
      changeInput(() => ({ sighashType }), 1),
    ]),
    ...[2, 3, 0x81, 0x82, 0x83].map((type): [string, PsbtRule, string] => [
      `a signature of type ${type}`,
      'sighash',
      resign((_, psbt) => signPart(psbt, type)),
    ]),
    ['no signature in its row', 'signature-invalid', resign(() => new Uint8Array())],
    ['a changed signature', 'signature-invalid', resign(changeByte)],
    ['a signature with a high S', 'signature-invalid', resign(raiseS)],
    [
      'that of another input',
      'signature-invalid',
      resign((_, psbt) => required(psbt.data.inputs[1]?.partialSig?.[0]).signature),
    ],
    ['the signature of a stranger', 'signature-invalid', resign((signature) => signature, STRANGER.public_key)],
    [
      'signatures of another transaction',
      'signature-invalid',
      changeOutput(({ value }) => ({ value: value - 1n }), SIGNED),
    ],
    ['an old script', 'unreadable', changeInput(() => ({ finalScriptSig: Uint8Array.of(0x51) }))],
    ['no outputs', { kind: 'no-outputs' }, changeTransaction((tx) => Object.assign(tx, { outs: [] }))],
    ['more than it spends', 'fee-negative', changeOutput(({ value }) => ({ value: value + FEE + 1n }))],
    ['more money than there is', 'unreadable', changeOutput(() => ({ value: 0x7fffffffffffffffn }))],
    ['less than nothing', 'unreadable', changeOutput(() => ({ value: -1n }))],
    [
      'an output script of which there is no signature',
      'unreadable',
      changeRaw(({ outs }) => Object.assign(required(outs[0]), { script: new Uint8Array(0x10000) })),
    ],
  ])('with %s', (_name, error, text, coins = COINS) => {
    expect(readSpend(CHECKED, coins, text)).toEqual(refuse(error));
  });

  const [dummy, first, second, script] = required(Transaction.fromHex(required(COMPLETE.final).txHex).ins[0]).witness;
  const third = () => required(Psbt.fromBase64(THIRD.psbt).data.inputs[0]?.partialSig?.[0]).signature;

  it.each<[string, (Uint8Array | undefined)[]]>([
    ['nothing', []],
    ['the script alone', [script]],
    ['no dummy', [first, second, script]],
    ['a dummy that is not empty', [Uint8Array.of(0), first, second, script]],
    ['one signature', [dummy, first, script]],
    ['one signature and an empty one', [dummy, first, dummy, script]],
    ['three signatures', [dummy, first, second, third(), script]],
    ['no script', [dummy, first, second]],
    ['the script of another address', [dummy, first, second, witnessScript(2)]],
    ['an empty script', [dummy, first, second, dummy]],
    ['the wrong order', [dummy, second, first, script]],
    ['one signature twice', [dummy, first, first, script]],
    ['a signature of a part', [dummy, first, Uint8Array.of(...required(second).subarray(0, -1), 0x81), script]],
    ['a changed signature', [dummy, first, changeByte(required(second)), script]],
  ])('with a witness of %s', (_name, items) => {
    const witness = pick(items);
    const error = refuse('signature-invalid');
    const raw = Transaction.fromHex(required(COMPLETE.final).txHex);
    raw.setWitness(0, witness);
    // An input without a witness is not signed.
    if (witness.length > 0) expect(read(CHECKED, raw.toHex())).toEqual(error);
    expect(read(CHECKED, finalizeWith(witness))).toEqual(error);
    expect(read(CHECKED, finalizeWith(witness, SIGNED))).toEqual(error);
  });

  it('with a witness that cannot be read', () => {
    for (const bytes of ['04', '0400', '0100ff', 'feffffffff00', 'fe00000001', '']) {
      const finalScriptWitness = Buffer.from(bytes, 'hex');
      expect(
        read(
          CHECKED,
          changeInput(() => ({ finalScriptWitness })),
        ),
        bytes,
      ).toEqual(refuse('unreadable'));
    }
  });
});

describe('a witness of a finalised input', () => {
  const keysOf = (psbt: string) =>
    required(Psbt.fromBase64(psbt).data.inputs[0]?.partialSig).map(({ pubkey }) => Buffer.from(pubkey).toString('hex'));

  it.each([
    [SIGNED, 'counterparty'],
    [COMPLETE, 'owner'],
  ] as const)('is added to partial signatures, each once', (spend, _by) => {
    const { witness } = required(Transaction.fromHex(required(COMPLETE.final).txHex).ins[0]);
    const mixed = unwrap(read(CHECKED, finalizeWith(witness, spend)));
    expect(keysOf(mixed.psbt).sort()).toEqual(keysOf(COMPLETE.psbt).sort());
    expect(mixed.final?.txid).toBe(spend === COMPLETE ? COMPLETE.summary.txid : undefined);
    expect(mixed.summary.signedBy).toEqual(spend.summary.signedBy);
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
