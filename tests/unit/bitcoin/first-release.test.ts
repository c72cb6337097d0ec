import { Psbt, Transaction } from 'bitcoinjs-lib';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ReleaseSources } from '@/bitcoin/api';
import { readFirstRelease } from '@/bitcoin/psbt/first-release';
import { createPsbtView } from '@/bitcoin/psbt/psbt-view';
import { cosignPsbt, signPsbt } from '@/bitcoin/psbt/sign';
import { readTransaction } from '@/bitcoin/psbt/transaction-facts';
import {
  buildPsbt,
  COUNTERPARTY,
  context,
  createSigner,
  DESTINATION,
  deposit,
  depositInput,
  honestPlan,
  OWNER,
  p2wsh,
  previousTransaction,
  STRANGER,
} from './releases';

const OPTIONS = { feeAccepted: true };

/** A release of two coins, with the transactions that they come from. */
function makeRelease() {
  const plan = honestPlan(2);
  const parents = plan.inputs.map(({ witnessScript }, at) => previousTransaction(p2wsh(witnessScript), 100_000n, at));
  plan.inputs = parents.map((parent, at) => ({ ...depositInput(at), txid: parent.getId(), vout: at }));
  const unsigned = buildPsbt(plan).toBase64();
  const signed = signPsbt(createSigner(OWNER), unsigned, context(), OPTIONS).psbt;
  const final = cosignPsbt(createSigner(COUNTERPARTY), signed, context(), OPTIONS);
  return { unsigned, signed, final, parents: parents.map((parent) => parent.toHex()) };
}

let release: ReturnType<typeof makeRelease>;
let sources: ReleaseSources;

beforeAll(() => {
  release = makeRelease();
  sources = {
    network: 'regtest',
    txid: release.final.txid,
    publicKey: OWNER.public_key,
    texts: [release.final.txHex],
    previousTransactions: release.parents,
  };
});

const read = (change: Partial<ReleaseSources> = {}) => readFirstRelease({ ...sources, ...change });

describe('the first release', () => {
  test('is read from the raw transaction', () => {
    const { final } = release;
    const { fee } = final.summary;
    const found = read();
    expect(found?.first).toMatchObject({
      txid: final.txid,
      outpoints: final.summary.outpoints,
      outputs: [
        { address: DESTINATION, amount: 60_000 },
        { address: deposit(0).address, amount: 140_000 - fee },
      ],
      version: 2,
      locktime: 0,
      sequences: [0xffffffff],
      fee,
      vsize: Transaction.fromHex(final.txHex).virtualSize(),
    });
    const view = createPsbtView(Psbt.fromBase64(found?.psbt ?? ''));
    const expected = createPsbtView(Psbt.fromBase64(final.psbt)).inputs;
    expect(view.inputs.map(({ signatures, ...input }) => [input, new Set(signatures)])).toEqual(
      expected.map(({ signatures, ...input }) => [input, new Set(signatures)]),
    );
  });

  test('is read from a PSBT with the signature of the user alone', () => {
    const found = read({ texts: [release.signed], previousTransactions: [] });
    expect(found).toMatchObject({ psbt: release.signed, first: { ...read()?.first, vsize: found?.first.vsize } });
  });

  test('has a maximum size that assumes the longest signatures', () => {
    const { first } = read() ?? {};
    const { first: partly } = read({ texts: [release.signed] }) ?? {};
    expect(first?.maxVsize).toBe(partly?.maxVsize);
    // 4 signatures of 71 or 72 bytes in the witnesses, of which a byte is a quarter vB.
    expect((first?.maxVsize ?? 0) - (first?.vsize ?? 0)).toBeLessThanOrEqual(1);
    expect((first?.maxVsize ?? 0) - (partly?.vsize ?? 0)).toBeGreaterThanOrEqual(0);
  });

  test('is read from the first source that proves it', () => {
    expect(read({ texts: ['nonsense', '', release.unsigned, release.final.txHex, release.signed] })).toEqual(read());
  });

  test('is read whatever the case of the key', () => {
    expect(read({ publicKey: OWNER.public_key.toUpperCase() })).toEqual(read());
  });

  test('is read whatever else is among the earlier transactions', () => {
    expect(read({ previousTransactions: ['zz', '', '00', ...release.parents] })).toEqual(read());
  });

  test.each<[string, () => Partial<ReleaseSources>]>([
    ['no source', () => ({ texts: [] })],
    ['only unreadable ones', () => ({ texts: ['', 'nonsense', '00', 'cHNidP8='] })],
    ['another transaction', () => ({ txid: 'ab'.repeat(32) })],
    ['no signature of the user', () => ({ publicKey: STRANGER.public_key })],
    ['no signature at all', () => ({ texts: [release.unsigned] })],
    ['no signature of the user on one input', () => ({ texts: [withoutSignature(1)] })],
    ['a signature that is not valid', () => ({ texts: [withSignatureOf(0, 1)] })],
    ['no earlier transactions', () => ({ previousTransactions: [] })],
    ['one of the earlier transactions missing', () => ({ previousTransactions: release.parents.slice(1) })],
    ['an earlier transaction without that output', () => ({ previousTransactions: [shortParent()] })],
    ['a raw transaction without witnesses', () => ({ texts: [withoutWitnesses()] })],
  ])('is not proven with %s', (_what, change) => {
    expect(read(change())).toBeNull();
  });

  test('is not proven when its outputs exceed its inputs', () => {
    const plan = honestPlan();
    plan.outputs = [{ to: DESTINATION, value: 100_001n }];
    const psbt = buildPsbt(plan);
    psbt.signAllInputs(createSigner(OWNER));
    const { txid } = createPsbtView(psbt);
    expect(read({ txid, texts: [psbt.toBase64()] })).toBeNull();
  });
});

function withoutSignature(index: number): string {
  const psbt = Psbt.fromBase64(release.signed);
  Object.assign(psbt.data.inputs[index] ?? {}, { partialSig: [] });
  return psbt.toBase64();
}

function withSignatureOf(from: number, to: number): string {
  const psbt = Psbt.fromBase64(release.signed);
  Object.assign(psbt.data.inputs[to] ?? {}, { partialSig: psbt.data.inputs[from]?.partialSig });
  return psbt.toBase64();
}

/** The second parent's txid cannot be forged, so the transaction that spends it is changed instead. */
function shortParent(): string {
  return previousTransaction(Uint8Array.of(0x51), 1n, 0).toHex();
}

function withoutWitnesses(): string {
  const tx = Transaction.fromHex(release.final.txHex);
  for (const index of tx.ins.keys()) tx.setWitness(index, []);
  return tx.toHex();
}

describe('a transaction', () => {
  test('is read from hex and from a PSBT alike', () => {
    expect(readTransaction(` ${release.final.txHex}\n`, 'regtest')).toEqual(readTransaction(release.signed, 'regtest'));
    expect(readTransaction(release.signed, 'regtest')).toMatchObject({ txid: release.final.txid, version: 2 });
  });

  test('lists each sequence once', () => {
    const psbt = buildPsbt({ ...honestPlan(3), locktime: 9 });
    psbt.setInputSequence(1, 5);
    expect(readTransaction(psbt.toBase64(), 'regtest')).toMatchObject({ sequences: [0xffffffff, 5], locktime: 9 });
  });

  test('is not read from anything else', () => {
    expect(['', 'zz', '00', 'nonsense', 'cHNidP8='].map((text) => readTransaction(text, 'regtest'))).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  test('has valid amounts', () => {
    const tx = new Transaction();
    tx.addInput(new Uint8Array(32).fill(1), 0);
    tx.addOutput(Uint8Array.of(0x51), 2_100_000_000_000_000n);
    expect(readTransaction(tx.toHex(), 'regtest')).toMatchObject({ outputs: [{ address: null }] });
    tx.addOutput(Uint8Array.of(0x51), 2_100_000_000_000_001n);
    expect(readTransaction(tx.toHex(), 'regtest')).toBeNull();
  });
});
