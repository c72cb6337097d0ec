import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import { listFileCoins } from '@/bitcoin/recovery/coins';
import { readSpend } from '@/bitcoin/recovery/read-spend';
import { readArbitratorKey } from '@/bitcoin/recovery/spend-key';
import {
  CHECKED,
  COINS,
  COMPLETE,
  changeInput,
  changeOutput,
  changeTransaction,
  enlarge,
  FEE,
  PROVEN,
  refuse,
  SIGNED,
  toUnsigned,
  UNSIGNED,
  unknownCoin,
} from './altered-spends';
import { arbitratorNode, order, required, unwrap } from './contracts';
import { changePsbt, expectAccepted, read, sign } from './transactions';

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

  it('with nearly as much as a block has room for', () => {
    expect(unwrap(read(CHECKED, toUnsigned(enlarge(16)))).summary.outputs).toHaveLength(16);
  });

  it('with all three signatures, of which it takes two', async () => {
    const arbitrator = unwrap(readArbitratorKey(CHECKED, arbitratorNode().toBase58()));
    const all = await sign(CHECKED, COMPLETE, arbitrator);
    expect(all.summary.signedBy).toEqual(['owner', 'counterparty', 'arbitrator']);
    expect(required(all.final).txid).toBe(SIGNED.summary.txid);
    expectAccepted(all);
  });
});
