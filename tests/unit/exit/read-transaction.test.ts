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
    const [waiting, delayed] = [{ nLockTime: 800_000 }, { nSequence: 144 }].map(({ nLockTime, nSequence }) =>
      changeTransaction((tx) => {
        tx.locktime = nLockTime ?? 0;
        for (const input of tx.ins) input.sequence = nSequence ?? input.sequence;
      }),
    );
    expect(unwrap(read(KIT, required(waiting))).summary).toMatchObject({ locktime: 800_000, isDelayed: false });
    expect(unwrap(read(KIT, required(delayed))).summary).toMatchObject({ locktime: 0, isDelayed: true });
    const final = changeTransaction((tx) => {
      tx.locktime = 800_000;
      for (const input of tx.ins) input.sequence = 0xffffffff;
    });
    expect(unwrap(read(KIT, final)).summary).toMatchObject({ locktime: 0, isDelayed: false });
  });

  it.each<
    [string, { version?: number; locktime?: number; sequences: number[] }, { locktime: number; isDelayed: boolean }]
  >([
    ['an age in version 1', { version: 1, sequences: [144, 144] }, { locktime: 0, isDelayed: false }],
    [
      'an age in a version with the highest bit',
      { version: 0xffffffff, sequences: [144, 144] },
      { locktime: 0, isDelayed: true },
    ],
    ['an age of one coin', { sequences: [144, 0xfffffffd] }, { locktime: 0, isDelayed: true }],
    ['an age of one block', { sequences: [1, 1] }, { locktime: 0, isDelayed: true }],
    ['an age of none', { sequences: [0, 0] }, { locktime: 0, isDelayed: false }],
    ['an age of none in seconds', { sequences: [0x400000, 0x400000] }, { locktime: 0, isDelayed: false }],
    ['the longest age', { sequences: [0x7fffffff, 0xfffffffd] }, { locktime: 0, isDelayed: true }],
    ['an age that is turned off', { sequences: [0x80000000, 0x80000001] }, { locktime: 0, isDelayed: false }],
    ['a locktime, and one final coin', { locktime: 9, sequences: [0xffffffff, 0] }, { locktime: 9, isDelayed: false }],
    [
      'a locktime, and final coins',
      { locktime: 9, sequences: [0xffffffff, 0xffffffff] },
      { locktime: 0, isDelayed: false },
    ],
  ])('with %s', (_name, { version = 2, locktime = 0, sequences }, expected) => {
    const text = changeTransaction((tx) => {
      tx.version = version;
      tx.locktime = locktime;
      tx.ins.forEach((input, at) => {
        input.sequence = sequences[Math.min(at, 1)] ?? 0;
      });
    });
    expect(unwrap(read(KIT, text)).summary).toMatchObject(expected);
  });

  it('with a sighash type of SIGHASH_ALL or zero', () => {
    for (const type of [0, 1]) {
      const text = changePsbt(UNSIGNED.psbt, (psbt) => {
        required(psbt.data.inputs[1]).sighashType = type;
      });
      expect(unwrap(read(KIT, text))).toEqual(UNSIGNED);
    }
  });

  it('without a fee', () => {
    const text = changeTransaction((tx) => {
      required(tx.outs[0]).value += BigInt(UNSIGNED.summary.fee);
    });
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
    const text = changeTransaction((tx) => {
      required(tx.outs[0]).script = Uint8Array.of(0x6a, 1, 2);
    });
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

describe('a transaction is refused', () => {
  it.each<[string, PsbtFault, string, Coin[]?]>([
    ['no text', { kind: 'unreadable' }, ''],
    ['another text', { kind: 'unreadable' }, 'transaction'],
    ['a raw transaction', { kind: 'unreadable' }, required(COMPLETE.final).txHex],
    ['a cut one', { kind: 'unreadable' }, SIGNED.psbt.slice(0, -8)],
    ['one with something behind it', { kind: 'unreadable' }, `${hexOf(SIGNED.psbt)}00`],
    ['a row twice', { kind: 'unreadable' }, hexOf(SIGNED.psbt).replace('70736274ff', '70736274ff010000')],
    ['version 2 (BIP370)', { kind: 'unreadable' }, '70736274ff01fb0402000000010402000000010401010105010100'],
    ['no inputs', { kind: 'no-inputs' }, emptyPsbt()],
    [
      'a coin twice',
      { kind: 'spent-twice', input: 1 },
      changeTransaction((tx) => {
        Object.assign(required(tx.ins[1]), { hash: tx.ins[0]?.hash, index: tx.ins[0]?.index });
      }),
    ],
    [
      'a foreign coin',
      { kind: 'foreign-coin', input: 0 },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        const input = required(psbt.data.inputs[0]);
        input.witnessUtxo = { ...required(input.witnessUtxo), script: Uint8Array.of(0, 20, ...new Uint8Array(20)) };
      }),
    ],
    [
      'a coin that nothing proves',
      { kind: 'coin-unknown', input: 0, outpoint: OUTPOINT },
      UNSIGNED.psbt,
      COINS.slice(1),
    ],
    [
      'a coin that nothing proves or describes',
      { kind: 'coin-unknown', input: 0, outpoint: OUTPOINT },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        delete psbt.data.inputs[0]?.witnessUtxo;
      }),
      COINS.slice(1),
    ],
    [
      'another value in the PSBT',
      { kind: 'value-differs', input: 0, outpoint: OUTPOINT },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        const input = required(psbt.data.inputs[0]);
        input.witnessUtxo = { ...required(input.witnessUtxo), value: 99_999n };
      }),
    ],
    [
      'another value at the explorer',
      { kind: 'value-differs', input: 0, outpoint: OUTPOINT },
      UNSIGNED.psbt,
      known({ value: sat(1) }),
    ],
    [
      'another funding transaction',
      { kind: 'value-differs', input: 0, outpoint: OUTPOINT },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        const { hex } = fund(required(COINS[0]).address, 'regtest', 100_000, 55);
        required(psbt.data.inputs[0]).nonWitnessUtxo = Buffer.from(hex, 'hex');
      }),
    ],
    ['a funding transaction that cannot be read', { kind: 'unreadable' }, replaceRow('00', '0200')],
    ['an output that cannot be read', { kind: 'unreadable' }, replaceRow('01', '00')],
    [
      'a funding transaction of another script',
      { kind: 'value-differs', input: 0, outpoint: OUTPOINT },
      changePsbt(order(PROVEN).psbt, (psbt) => {
        const [input, , third] = psbt.data.inputs;
        const script = required(third?.witnessUtxo).script;
        required(input).witnessUtxo = { ...required(input?.witnessUtxo), script };
      }),
      [],
    ],
    [
      'a funding transaction of another value',
      { kind: 'value-differs', input: 0, outpoint: OUTPOINT },
      changePsbt(order(PROVEN).psbt, (psbt) => {
        const input = required(psbt.data.inputs[0]);
        input.witnessUtxo = { ...required(input.witnessUtxo), value: 200_000n };
      }),
      [],
    ],
    [
      'another address than the coin is known at',
      { kind: 'script-differs', input: 0 },
      UNSIGNED.psbt,
      known({ address: required(KIT.deposits[2]).address }),
    ],
    [
      'the script of another address',
      { kind: 'script-differs', input: 0 },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        required(psbt.data.inputs[0]).witnessScript = witnessScript(2);
      }),
    ],
    [
      'a redeem script',
      { kind: 'script-differs', input: 0 },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        required(psbt.data.inputs[0]).redeemScript = witnessScript(0);
      }),
    ],
    ...([2, 3, 0x81, 0x100, 0x101, 0x1000001] as const).map((type): [string, PsbtFault, string] => [
      `sighash type ${type}`,
      { kind: 'sighash', input: 1 },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        required(psbt.data.inputs[1]).sighashType = type;
      }),
    ]),
    [
      'a signature of a part',
      { kind: 'sighash', input: 0 },
      resign((_signature, psbt) => {
        const signer = pairs.fromPrivateKey(secretOf(OWNER));
        const input = required(psbt.data.inputs[0]);
        delete input.partialSig;
        input.sighashType = 0x83;
        psbt.signInput(0, signer, [0x83]);
        delete input.sighashType;
        return required(psbt.data.inputs[0]?.partialSig?.[0]).signature;
      }),
    ],
    ['no signature in its row', { kind: 'signature-invalid', input: 0 }, resign(() => new Uint8Array())],
    ['a changed signature', { kind: 'signature-invalid', input: 0 }, resign(changeByte)],
    ['a signature with a high S', { kind: 'signature-invalid', input: 0 }, resign(raiseS)],
    [
      'the signature of another input',
      { kind: 'signature-invalid', input: 0 },
      resign((_signature, psbt) => required(psbt.data.inputs[1]?.partialSig?.[0]).signature),
    ],
    [
      'the signature of a stranger',
      { kind: 'signature-invalid', input: 0 },
      resign((signature) => signature, STRANGER.public_key),
    ],
    [
      'signatures of another transaction',
      { kind: 'signature-invalid', input: 0 },
      changeTransaction((tx) => {
        required(tx.outs[0]).value -= 1n;
      }, SIGNED),
    ],
    [
      'a finalised input without dummy',
      { kind: 'signature-invalid', input: 0 },
      finalizeWith((items) => items.slice(1)),
    ],
    [
      'a finalised input in the wrong order',
      { kind: 'signature-invalid', input: 0 },
      finalizeWith(([dummy, a, b, script]) => [dummy, b, a, script].map((item) => required(item))),
    ],
    [
      'a finalised input with one signature twice',
      { kind: 'signature-invalid', input: 0 },
      finalizeWith(([dummy, a, , script]) => [dummy, a, a, script].map((item) => required(item))),
    ],
    [
      'a finalised input with another script',
      { kind: 'signature-invalid', input: 0 },
      finalizeWith((items) => [...items.slice(0, -1), witnessScript(2)]),
    ],
    [
      'a finalised input with an old script',
      { kind: 'signature-invalid', input: 0 },
      changePsbt(UNSIGNED.psbt, (psbt) => {
        required(psbt.data.inputs[0]).finalScriptSig = Uint8Array.of(0x51);
      }),
    ],
    [
      'no outputs',
      { kind: 'no-outputs' },
      changeTransaction((tx) => {
        tx.outs = [];
      }),
    ],
    [
      'more than it spends',
      { kind: 'fee-negative' },
      changeTransaction((tx) => {
        required(tx.outs[0]).value += BigInt(UNSIGNED.summary.fee) + 1n;
      }),
    ],
    [
      'more money than there is',
      { kind: 'fee-negative' },
      changeTransaction((tx) => {
        required(tx.outs[0]).value = 0x7fffffffffffffffn;
      }),
    ],
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
