import { Psbt, Transaction } from 'bitcoinjs-lib';
import * as curve from 'tiny-secp256k1';
import { describe, expect, test } from 'vitest';
import type { SigningContext } from '@/bitcoin/api';
import { loadBitcoin } from '@/bitcoin/client';
import { signPsbt } from '@/bitcoin/psbt/sign';
import { AppError, type ErrorCode } from '@/domain/primitives/errors';
import { estimateFee } from '@/domain/withdrawals/fees';
import {
  buildPsbt,
  CONTRACTORS,
  COUNTERPARTY,
  context,
  depositInput,
  FASTEST_FEE,
  hex,
  honestPlan,
  honestPsbt,
  multisig,
  OWNER,
  plannedPsbt,
  STRANGER,
} from './releases';
import { openVectorKey } from './support';
import type { VectorKey } from './vectors';

const CAREFUL = { feeAccepted: false };

async function sign(key: VectorKey, psbt: string, change: Partial<SigningContext> = {}, options = CAREFUL) {
  return (await loadBitcoin()).signPsbt(await openVectorKey(key), psbt, context(change), options);
}

async function cosign(key: VectorKey, psbt: string, change: Partial<SigningContext> = {}, options = CAREFUL) {
  return (await loadBitcoin()).cosignPsbt(await openVectorKey(key), psbt, context(change), options);
}

async function failure(task: Promise<unknown>): Promise<AppError> {
  const error = await task.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof AppError)) throw new Error(`Expected an AppError, got ${String(error)}`);
  return error;
}

async function expectCode(task: Promise<unknown>, code: ErrorCode, rule?: string): Promise<void> {
  const error = await failure(task);
  expect({ code: error.code, rule: error.detail.rule }).toEqual({ code, rule });
}

/** Verifies every signature with bitcoinjs-lib. */
function allVerify(psbt: string): boolean {
  return Psbt.fromBase64(psbt).validateSignaturesOfAllInputs((pubkey, hash, signature) =>
    curve.verify(hash, pubkey, signature),
  );
}

// Spec: 7.keys
describe('signing', () => {
  test('signs every input, at every deposit address', async () => {
    const signed = await sign(
      COUNTERPARTY,
      honestPsbt(() => {}, 5),
    );
    expect(allVerify(signed.psbt)).toBe(true);
    expect(signed.summary.signedBy).toEqual([COUNTERPARTY.public_key]);
    expect(Psbt.fromBase64(signed.psbt).data.inputs.map((input) => input.partialSig?.length)).toEqual([1, 1, 1, 1, 1]);
  });

  test('signs deterministically, and once', async () => {
    const first = await sign(OWNER, honestPsbt());
    const again = await sign(OWNER, honestPsbt());
    const over = await sign(OWNER, first.psbt);
    expect([again.psbt, over.psbt]).toEqual([first.psbt, first.psbt]);
  });

  test('refuses with the violated rule, and signs nothing', async () => {
    const elsewhere = plannedPsbt((plan) => plan.outputs.push({ to: Uint8Array.of(0x51), value: 0n }));
    await expectCode(sign(OWNER, elsewhere), 'psbt-refused', 'output-elsewhere');
    await expectCode(sign(OWNER, elsewhere, {}, { feeAccepted: true }), 'psbt-refused', 'output-elsewhere');
    await expectCode(sign(OWNER, 'garbage'), 'psbt-refused', 'unreadable');
    await expectCode(cosign(OWNER, elsewhere), 'psbt-refused', 'output-elsewhere');
  });

  test('asks for a high fee', async () => {
    const fee = 3n * BigInt(estimateFee(1, FASTEST_FEE));
    const psbt = plannedPsbt((plan) => Object.assign(plan.outputs[1] ?? {}, { value: 40_000n - fee }));
    await expectCode(sign(OWNER, psbt), 'psbt-not-accepted', 'fee-high');
    await expectCode(cosign(OWNER, psbt), 'psbt-not-accepted', 'fee-high');
    expect((await sign(OWNER, psbt, {}, { feeAccepted: true })).summary.fee).toBe(Number(fee));
  });

  test('does not sign with an unrelated key', async () => {
    await expectCode(sign(STRANGER, honestPsbt()), 'psbt-refused', 'input-not-guarantee');
  });

  test('rejects signatures that are not by the claimed key', () => {
    const psbt = honestPsbt();
    const mixedUp = {
      publicKey: hex(OWNER.public_key),
      sign: (hash: Uint8Array) => curve.sign(hash, hex(STRANGER.private_key)),
    };
    expect(() => signPsbt(mixedUp, psbt, context(), CAREFUL)).toThrowError(
      expect.objectContaining({ code: 'signature-invalid' }),
    );
  });

  test('does not sign with a closed key', async () => {
    const api = await loadBitcoin();
    const handle = await openVectorKey(OWNER);
    await api.closeKey(handle);
    await api.closeKey(handle);
    await expectCode(api.signPsbt(handle, honestPsbt(), context(), CAREFUL), 'unexpected');
  });
});

describe('co-signing', () => {
  test('returns the inspected transaction', async () => {
    const psbt = honestPsbt(() => {}, 4);
    const final = await cosign(COUNTERPARTY, (await sign(OWNER, psbt)).psbt);
    const tx = Transaction.fromHex(final.txHex);
    expect(final.txid).toBe(tx.getId());
    expect(final.txid).toBe((await (await loadBitcoin()).inspectPsbt(psbt, context())).summary?.txid);
    expect(final.summary.vsize).toBe(tx.virtualSize());
    expect(final.summary.feeRate).toBe(final.summary.fee / tx.virtualSize());
    expect(final.summary.signedBy.toSorted()).toEqual([...CONTRACTORS].toSorted());
    expect(allVerify(final.psbt)).toBe(true);
  });

  test("agrees with bitcoinjs-lib's finaliser", async () => {
    const final = await cosign(
      OWNER,
      (
        await sign(
          COUNTERPARTY,
          honestPsbt(() => {}, 3),
        )
      ).psbt,
    );
    const reference = Psbt.fromBase64(final.psbt).finalizeAllInputs().extractTransaction();
    expect(final.txHex).toBe(reference.toHex());
  });

  test('returns a PSBT that can be co-signed again to the same transaction', async () => {
    const final = await cosign(COUNTERPARTY, (await sign(OWNER, honestPsbt())).psbt);
    expect((await cosign(OWNER, final.psbt)).txHex).toBe(final.txHex);
  });

  test('predicts the size within two vB per input', async () => {
    const inspected = await (await loadBitcoin()).inspectPsbt(
      honestPsbt(() => {}, 6),
      context(),
    );
    const final = await cosign(
      OWNER,
      (
        await sign(
          COUNTERPARTY,
          honestPsbt(() => {}, 6),
        )
      ).psbt,
    );
    const excess = (inspected.summary?.vsize ?? 0) - final.summary.vsize;
    expect(excess).toBeGreaterThanOrEqual(0);
    expect(excess).toBeLessThanOrEqual(12);
  });

  test('needs two signatures', async () => {
    const signed = await sign(OWNER, honestPsbt());
    await expectCode(cosign(OWNER, signed.psbt), 'not-enough-signatures');
    await expectCode(cosign(OWNER, honestPsbt()), 'not-enough-signatures');
  });

  test("refuses another's invalid signature", async () => {
    const signed = Psbt.fromBase64(
      (
        await sign(
          OWNER,
          honestPsbt(() => {}, 2),
        )
      ).psbt,
    );
    const [first, second] = signed.data.inputs;
    if (!first?.partialSig || !second?.partialSig) throw new Error('not signed');
    second.partialSig = first.partialSig;
    await expectCode(cosign(COUNTERPARTY, signed.toBase64()), 'psbt-refused', 'signature-invalid');
  });
});

describe('with unverified deposits', () => {
  const unverified = { depositScript: 'unverified', depositAddresses: [] } as const;
  const ownScript = multisig(2, [STRANGER.public_key, OWNER.public_key]);
  const otherLock = plannedPsbt((plan) => {
    plan.inputs = [{ ...depositInput(0), witnessScript: ownScript }];
    plan.outputs.pop();
  });

  test('accepts any script, and marks nothing as checked', async () => {
    const inspection = await (await loadBitcoin()).inspectPsbt(otherLock, context({ ...unverified, fastestFee: 200 }));
    expect(inspection).toMatchObject({ verdict: 'sign', checked: false });
    expect((await sign(OWNER, otherLock, { ...unverified, fastestFee: 200 })).summary.inputs).toBe(1);
  });

  test('finalises another kind of multisig', async () => {
    const options = { ...unverified, fastestFee: 200 };
    const final = await cosign(STRANGER, (await sign(OWNER, otherLock, options)).psbt, options);
    expect(Psbt.fromBase64(final.psbt).finalizeAllInputs().extractTransaction(true).toHex()).toBe(final.txHex);
  });

  test('takes no more signatures than needed, in the order of the keys', async () => {
    const keys = [STRANGER, COUNTERPARTY, OWNER];
    const witnessScript = multisig(
      2,
      keys.map(({ public_key }) => public_key),
    );
    const psbt = plannedPsbt((plan) => {
      plan.inputs = [{ ...depositInput(0), witnessScript }];
      plan.outputs.pop();
    });
    const options = { ...unverified, fastestFee: 200 };
    const both = await sign(COUNTERPARTY, (await sign(OWNER, psbt, options)).psbt, options);
    const final = await cosign(STRANGER, both.psbt, options);
    const given = Psbt.fromBase64(final.psbt).data.inputs[0]?.partialSig ?? [];
    expect(given).toHaveLength(3);
    const signatureOf = ({ public_key }: VectorKey) =>
      given.find(({ pubkey }) => Buffer.from(pubkey).toString('hex') === public_key)?.signature;
    expect(Transaction.fromHex(final.txHex).ins[0]?.witness).toEqual([
      new Uint8Array(),
      signatureOf(STRANGER),
      signatureOf(COUNTERPARTY),
      witnessScript,
    ]);
  });

  test('signs a script other than multisig without finalising it', async () => {
    const single = Uint8Array.of(33, ...hex(OWNER.public_key), 0xac);
    const psbt = plannedPsbt((plan) => {
      plan.inputs = [{ ...depositInput(0), witnessScript: single }];
      plan.outputs.pop();
    });
    const options = { ...unverified, fastestFee: 200 };
    expect(allVerify((await sign(OWNER, psbt, options)).psbt)).toBe(true);
    await expectCode(cosign(OWNER, psbt, options), 'not-enough-signatures');
  });

  test('applies all other rules', async () => {
    const api = await loadBitcoin();
    const findRule = async (psbt: string) => {
      const inspection = await api.inspectPsbt(psbt, context(unverified));
      return inspection.verdict === 'sign' ? 'sign' : inspection.rule;
    };
    expect(await findRule(honestPsbt())).toBe('output-elsewhere');
    expect(await findRule(otherLock)).toBe('fee-too-high');
    expect(await findRule(honestPsbt((p) => p.updateInput(0, { sighashType: 2 })))).toBe('sighash');
    const swapped = buildPsbt(honestPlan());
    Object.assign(swapped.data.inputs[0] ?? {}, { witnessScript: ownScript });
    expect(await findRule(swapped.toBase64())).toBe('input-script-differs');
    await expectCode(
      sign(COUNTERPARTY, otherLock, { ...unverified, fastestFee: 200 }),
      'psbt-refused',
      'input-not-guarantee',
    );
  });
});
