import { Psbt, Transaction } from 'bitcoinjs-lib';
import { describe, expect, it } from 'vitest';
import {
  CHECKED,
  COMPLETE,
  changeByte,
  changeInput,
  finalizeWith,
  pick,
  refuse,
  SIGNED,
  THIRD,
  witnessScript,
} from './altered-spends';
import { required, unwrap } from './contracts';
import { read } from './transactions';

describe('a witness of a finalised input is refused', () => {
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
