import { REGTEST } from '@mocks/chain/regtest';
import { demoKey } from '@mocks/demo/demo-keys';
import { contractId } from '@tests/hostile/seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { countCalls } from '@tests/hostile/traffic';
import { sats, toUser } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { settings } from '@/config/settings';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import { BACKGROUND } from '@/lib/intent';
import { loginSuccess } from '@/store/auth/auth.slice';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import type { Ground } from '@/store/signing/gates';
import { passGates } from '@/store/signing/gates';
import { reviewDraft, type TransactionDraft } from '@/store/signing/review.thunks';
import { requireComplete, type SignOutcome, signTransaction, withSigner } from '@/store/signing/sign.thunks';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { cosign } from '@/store/withdrawals/cosign.thunks';

/* The comparisons before a transaction is signed (docs/security.md#signing). */

const openStage = hostileStages();
const { depositScript } = settings();
const YEAR_2030 = 1_900_000_000;
const OTHER_MISSING = [{ kind: 'other-signature-missing' }];

afterEach(() => {
  settings().depositScript = depositScript;
});

/** The release that Berto has signed in this scene. `unsigned` is the same one without his signature. */
async function openSigned(who: 'ana' | 'berto') {
  const stage = await openStage('signed', who);
  const [withdrawal] = requireGuarantee(stage.store.getState(), GUARANTEE_REF).withdrawals ?? [];
  const { address, amount, unsignedPsbt, signedPsbt } = withdrawal ?? {};
  if (withdrawal === undefined || !address || amount == null || !unsignedPsbt || !signedPsbt)
    throw new Error('There is no release');
  const ground = await stage.store.dispatch(passGates({ contractId, action: 'inspect', intent: BACKGROUND }));
  const pays = { address, amount };
  const draft = (psbt: string, change: Partial<TransactionDraft> = {}): TransactionDraft => {
    return { guaranteeRef: GUARANTEE_REF, psbt, pays, shownFee: null, ...change };
  };
  return { stage, ground, draft, pays, withdrawal, unsigned: unsignedPsbt, signed: signedPsbt };
}

function review({ store }: Stage, ground: Ground, draft: TransactionDraft) {
  return store.dispatch(reviewDraft(ground, draft));
}

function setLocktime(text: string, locktime: number): string {
  const psbt = Psbt.fromBase64(text, { network: REGTEST });
  psbt.setLocktime(locktime);
  for (const [at] of psbt.txInputs.entries()) psbt.setInputSequence(at, 0xfffffffe);
  return psbt.toBase64();
}

describe('a lock until a block', () => {
  test.each([
    [500, []],
    [499, [{ kind: 'delayed' }]],
    [null, [{ kind: 'delayed' }]],
  ])('of height 500 while the chain has %j', async (height, concerns) => {
    const { stage, ground, draft, unsigned } = await openSigned('ana');
    const { review: before } = await review(stage, ground, draft(unsigned));
    const shownFee = before.inspection.summary?.fee ?? null;
    stage.server.use(
      http.get('*/blocks/tip/height', () =>
        height === null ? new HttpResponse(null, { status: 503 }) : HttpResponse.text(String(height)),
      ),
    );
    const locked = draft(setLocktime(unsigned, 500), { shownFee });
    const { review: after } = await review(stage, ground, locked);
    expect(after).toMatchObject({ inspection: { verdict: 'sign' } });
    expect(after.concerns).toEqual(concerns);
    const warned = vi.mocked(console.warn).mock.calls.filter(([text]) => String(text).includes('height of the chain'));
    expect(warned).toHaveLength(height === null ? 1 : 0);
  });

  test('is the only reason to ask for the height', async () => {
    const { stage, ground, draft, signed } = await openSigned('ana');
    stage.sent.splice(0);
    expect((await review(stage, ground, draft(signed))).review.concerns).toEqual([]);
    expect(countCalls(stage.sent, /tip\/height/)).toBe(0);
  });
});

test('a refused transaction is not asked about', async () => {
  const { stage, ground, draft, pays, unsigned } = await openSigned('ana');
  const other = { ...pays, amount: sats(pays.amount + 1) };
  const { review: read } = await review(stage, ground, draft(setLocktime(unsigned, YEAR_2030), { pays: other }));
  expect(read).toMatchObject({ inspection: { verdict: 'refuse' }, concerns: [] });
  expect(read.concerns).toEqual([]);
});

test('the highest fee of amounts that nothing proves is that of the whole balance', async () => {
  const { stage, ground, draft, pays, unsigned } = await openSigned('ana');
  const { backend, server } = stage;
  const [input] = Psbt.fromBase64(unsigned, { network: REGTEST }).data.inputs;
  if (input?.witnessUtxo === undefined || input.witnessScript === undefined) throw new Error('There is no coin');
  const { script } = input.witnessUtxo;
  backend.chain.send(script, 100_000);
  backend.chain.mine();
  await stage.reload();
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  for (const { txid, vout, value } of backend.chain.listUnspent(script)) {
    const witnessUtxo = { script, value: BigInt(value) };
    psbt.addInput({ hash: txid, index: vout, witnessUtxo, witnessScript: input.witnessScript });
  }
  psbt.addOutput({ address: pays.address, value: BigInt(pays.amount) });
  psbt.addOutput({ script, value: BigInt(200_000 - pays.amount - 3_000) });
  for (const path of ['/tx/:txid/hex', '/address/:address/utxo'])
    server.use(http.get(`*/explorer/api${path}`, () => new HttpResponse(null, { status: 503 })));
  const { review: read } = await review(stage, ground, draft(psbt.toBase64()));
  expect(read.concerns).toContainEqual({ kind: 'amounts-unproven', worstFee: 3_000 });
});

describe("the other party's signature", () => {
  const signAsAna = (psbt: string) =>
    Psbt.fromBase64(psbt, { network: REGTEST }).signAllInputs(demoKey('ana@example.com')).toBase64();

  test.each(['ana', 'berto'] as const)('is expected from the other place than that of %s', async (who) => {
    const { stage, ground, draft, unsigned, signed } = await openSigned(who);
    const [others, own] = who === 'ana' ? [signed, signAsAna(unsigned)] : [signAsAna(unsigned), signed];
    expect((await review(stage, ground, draft(others))).review.concerns).toEqual([]);
    expect((await review(stage, ground, draft(own))).review.concerns).toEqual(OTHER_MISSING);
    expect((await review(stage, ground, draft(unsigned))).review.concerns).toEqual(OTHER_MISSING);
  });

  test('is expected whatever the case of the keys', async () => {
    const { stage, ground, draft, signed } = await openSigned('ana');
    const { contract } = ground;
    const keys = contract.keys.map((key) => ({ ...key, publicKey: key.publicKey?.toUpperCase() ?? null }));
    const shouted = { ...ground, contract: { ...contract, keys } };
    expect((await review(stage, shouted, draft(signed))).review.concerns).toEqual([]);
  });

  test('is expected from nobody if the account has no key, so it is missing, and no coins are remembered', async () => {
    settings().depositScript = 'unverified';
    const { stage, ground, draft, signed } = await openSigned('ana');
    stage.store.dispatch(loginSuccess(toUser({ ...stage.user, public_key: null, encrypted_key: null })));
    const { concerns } = (await review(stage, ground, draft(signed))).review;
    expect(concerns.map(({ kind }) => kind)).toEqual(['other-signature-missing', 'unknown-coins']);
  });
});

describe('a deposit address', () => {
  const withoutKeys = (ground: Ground): Ground => ({ ...ground, contract: { ...ground.contract, keys: [] } });

  test('is trusted once it is verified, and not without the keys of the contract', async () => {
    const { stage, ground, draft, signed } = await openSigned('ana');
    const addresses = listDepositAddresses(requireGuarantee(stage.store.getState(), GUARANTEE_REF));
    expect((await review(stage, ground, draft(signed))).context.depositAddresses).toEqual(addresses);
    const { context, review: read } = await review(stage, withoutKeys(ground), draft(signed));
    expect(context).toMatchObject({ depositAddresses: [], contractorKeys: [null, null] });
    expect(read.inspection.verdict).toBe('refuse');
  });

  test('is trusted unverified with that setting, but then nobody is known to have signed', async () => {
    settings().depositScript = 'unverified';
    const { stage, ground, draft, signed } = await openSigned('ana');
    const { context, review: read } = await review(stage, withoutKeys(ground), draft(signed));
    expect(context.depositAddresses).toHaveLength(1);
    expect(read.concerns).toContainEqual({ kind: 'other-signature-missing' });
  });
});

describe('signing a transaction', () => {
  test('is refused for another transaction than the one that was shown', async () => {
    const { stage } = await openSigned('ana');
    const refused = await stage.store.dispatch(
      cosign(GUARANTEE_REF, PASSWORD, { consent: { ...(await readConsent(stage)), txid: 'ab'.repeat(32) } }),
    );
    expect(refused).toMatchObject({ ok: false, error: { code: 'psbt-refused', detail: { rule: 'replaced' } } });
    await stage.expectUnharmed();
  });

  test('is refused before the engine is asked for a signature', async () => {
    const { stage, draft, pays, withdrawal, signed } = await openSigned('ana');
    const order = {
      ...draft(signed, { pays: { ...pays, amount: sats(pays.amount + 1) } }),
      consent: null,
      isLast: true,
      toRecord: () => withdrawal,
    };
    const cosignPsbt = vi.spyOn(await loadBitcoin('signing'), 'cosignPsbt');
    const request = { contractId, action: 'sign', password: PASSWORD, intent: BACKGROUND } as const;
    const work = stage.store.dispatch(
      withSigner(request, (signer) => stage.store.dispatch(signTransaction(signer, order))),
    );
    await expect(work).rejects.toMatchObject({ code: 'psbt-refused' });
    expect(cosignPsbt).not.toHaveBeenCalled();
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('goes on with a high fee that the user has accepted, and is kept as a replacement of nothing', async () => {
    const { stage } = await openSigned('ana');
    stage.backend.fees.fastestFee = 1;
    const consent = await readConsent(stage);
    expect(consent.accepted).toMatchObject([{ kind: 'fee-high' }]);
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toMatchObject({ ok: true });
    expect(await listGivenSignatures()).toMatchObject([{ txid: consent.txid, replaces: [] }]);
  });

  test('locks its guarantee; the terms, which spend nothing, lock none', async () => {
    const { store } = await openStage('funded', 'ana');
    const request = { contractId, action: 'terms', password: PASSWORD, intent: BACKGROUND } as const;
    const listLocks = async () => Object.keys(store.getState().outbox.live);
    expect(await store.dispatch(withSigner(request, listLocks))).toEqual([]);
    const locked = { ...request, guaranteeId: GUARANTEE_REF.guaranteeId };
    expect(await store.dispatch(withSigner(locked, listLocks))).toEqual([`signing ${GUARANTEE_REF.guaranteeId}`]);
  });
});

describe('a co-signature is complete', () => {
  const signed: SignOutcome = { kind: 'signed', psbt: 'cHNidP8=', txid: 'ab', txHex: '0200' };
  const ask = { kind: 'ask', review: { concerns: [{ kind: 'delayed' }, { kind: 'empty-output' }] } };

  test('with the raw transaction', () => {
    expect(requireComplete(signed)).toEqual({ txid: 'ab', txHex: '0200' });
  });

  test.each([
    ['half', { ...signed, txHex: null }, 'Not accepted by the user: '],
    ['that asks', ask as SignOutcome, 'Not accepted by the user: delayed, empty-output'],
  ])('but not one %s', (_what, outcome, message) => {
    expect(() => requireComplete(outcome)).toThrow(expect.objectContaining({ code: 'psbt-not-accepted', message }));
  });
});
