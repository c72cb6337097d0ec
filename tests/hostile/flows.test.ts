import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { daily } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { consentTo, readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { isStale } from '@/domain/withdrawals/freshness';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { countCalls, hasSentSignature } from './traffic';

const open = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const FILL = `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`;

type Json = Record<string, unknown>;
type Fill = { guarantees: { withdrawals: Json[]; status: string }[] } & Json;

function changeWithdrawal(stage: Stage, change: (withdrawal: Json) => Json): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) guarantee.withdrawals = guarantee.withdrawals.map(change);
    return fill;
  });
}

async function readShown(stage: Stage) {
  const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Rebuilds a PSBT with a change; `signed` adds Berto's signature. */
function rebuildPsbt(text: string, change: (psbt: Psbt) => void, signed: boolean): string {
  const honest = Psbt.fromBase64(text, { network: REGTEST });
  const psbt = new Psbt({ network: REGTEST }).setVersion(2);
  honest.txInputs.forEach(({ hash, index }, at) => {
    const { witnessUtxo, witnessScript } = honest.data.inputs[at] ?? {};
    if (witnessUtxo && witnessScript) psbt.addInput({ hash, index, witnessUtxo, witnessScript });
  });
  honest.txOutputs.forEach(({ script, value }) => void psbt.addOutput({ script, value }));
  change(psbt);
  return (signed ? psbt.signAllInputs(demoKey('berto@example.com')) : psbt).toBase64();
}

function payMallory(psbt: Psbt): void {
  const script = Psbt.fromBase64(psbt.toBase64()).txOutputs[1]?.script;
  const mallory = new Psbt({ network: REGTEST }).addOutput({ address: demoAddress('mallory'), value: 1n }).txOutputs[0];
  const outs = (psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } }).tx.outs;
  if (outs[0] && mallory && script) outs[0].script = mallory.script;
}

describe('between the screen and the signature', () => {
  test.each([
    ['first signature kept', false, 'signature-invalid'],
    ['first signature removed', true, 'not-enough-signatures'],
  ])('destination swapped in record and PSBT, %s', async (_what, bare, stop) => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => {
      const honest = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST });
      const diverted = Psbt.fromBase64(rebuildPsbt(String(withdrawal.p_psbt), payMallory, false), { network: REGTEST });
      const partialSig = honest.data.inputs[0]?.partialSig ?? [];
      if (!bare) diverted.data.updateInput(0, { partialSig });
      return { ...withdrawal, address: demoAddress('mallory'), p_psbt: diverted.toBase64() };
    });
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    const shown = await readShown(stage);
    expect(shown.inspection.verdict).toBe(bare ? 'sign' : 'refuse');
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: consentTo(shown) }));
    const { code, detail } = outcome.ok ? { code: 'signed', detail: {} } : outcome.error;
    expect([code, (detail as { rule?: string }).rule]).toContain(stop);
    await stage.expectUnharmed();
  });

  test('refuses a PSBT that pays more than the record', async () => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => ({ ...withdrawal, amount: '0.00010000' }));
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    expect((await readShown(stage)).inspection).toMatchObject({ verdict: 'refuse', rule: 'request-not-paid' });
    await stage.expectUnharmed();
  });

  test('shows amounts as unproven when the explorer serves a made-up transaction', async () => {
    const stage = await open('signed', 'ana');
    stage.server.use(http.get('*/explorer/api/tx/:txid/hex', async () => HttpResponse.text('02'.repeat(100))));
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => new HttpResponse(null, { status: 503 })));
    const { inspection } = await readShown(stage);
    expect(inspection).toMatchObject({ verdict: 'sign', summary: { unprovenInputs: 1 } });
  });
});

describe('a replayed withdrawal', () => {
  test('is stale once its coins are spent', async () => {
    const stage = await open('signed', 'ana');
    const [old] = selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals ?? [];
    const record = stage.backend.store.state.transactions.find(({ id }) => id === old?.id);
    if (old === undefined || record === undefined) throw new Error('nothing signed');
    const copy = structuredClone(record);
    await stage.store.dispatch(cancelWithdrawal(GUARANTEE_REF, old));
    spendElsewhere(stage, old.signedPsbt ?? '');
    stage.backend.store.state.transactions.push(copy);
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    const { freshness } = await readShown(stage);
    expect(isStale(freshness)).toBe(true);
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
  });
});

/** Spends the same coins with another transaction, signed by both and mined. */
function spendElsewhere(stage: Stage, psbt: string): void {
  const other = Psbt.fromBase64(
    rebuildPsbt(
      psbt,
      (made) => {
        const outs = (made.data.globalMap.unsignedTx as unknown as { tx: { outs: { value: bigint }[] } }).tx.outs;
        for (const out of outs.slice(0, 1)) out.value -= 1_000n;
      },
      true,
    ),
    { network: REGTEST },
  );
  other.signAllInputs(demoKey('ana@example.com')).finalizeAllInputs();
  stage.backend.chain.broadcast(other.extractTransaction(true).toHex());
  stage.backend.chain.mine();
}

describe('the response to a broadcast', () => {
  test('records the computed txid when the backend returns another', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('post', '/api/contracts/broadcast', () => ({ txid: 'ff'.repeat(32) }));
    const consent = await readConsent(stage);
    const { txid } = consent;
    expect(await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }))).toEqual({ ok: true, value: txid });
    expect(selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.withdrawals?.[0]?.txid).toBe(txid);
  });

  test('does not execute the guarantee for an unknown txid', async () => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => {
      return { ...withdrawal, status: 'executed', txid: 'ee'.repeat(32), amount: '0.00100000' };
    });
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([])));
    await stage.reload();
    expect(selectGuarantee(stage.store.getState(), GUARANTEE_REF)?.status).toBe('active');
    expect(countCalls(stage.sent, /^PUT .*guarantee$/)).toBe(0);
  });
});

describe('a forged list of unspent outputs', () => {
  const serveUtxos = (stage: Stage, utxos: unknown) =>
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json(utxos as Json[])));

  test.each(
    daily<[string, unknown]>(2, [
      ['negative amounts', [{ txid: 'ab'.repeat(32), vout: 0, value: -5, status: {} }]],
      ['more than the money supply', [{ txid: 'ab'.repeat(32), vout: 0, value: 3e15, status: {} }]],
      ['a duplicated coin', [1, 2].map(() => ({ txid: 'ab'.repeat(32), vout: 0, value: 70_000, status: {} }))],
      ['HTML instead of a list', '<!doctype html>'],
      ['amounts as strings', [{ txid: 'ab'.repeat(32), vout: 0, value: '100000', status: {} }]],
    ]),
  )('%s', async (_what, utxos) => {
    const funded = await open('funded', 'ana');
    serveUtxos(funded, utxos);
    await funded.reload();
    expect(selectKnownBalance(funded.store.getState(), GUARANTEE_REF.guaranteeId)).toBeNull();
    expect(await funded.store.dispatch(quoteRelease(GUARANTEE_REF))).toMatchObject({ ok: false });
  });

  test('marks a withdrawal stale when its coins are not listed', async () => {
    const stage = await open('signed', 'ana');
    serveUtxos(stage, [{ txid: 'ab'.repeat(32), vout: 0, value: 9_000_000, status: { confirmed: true } }]);
    expect(isStale((await readShown(stage)).freshness)).toBe(true);
  });
});

describe('concurrent actions', () => {
  test('a double click releases once', async () => {
    const stage = await open('funded', 'ana');
    const both = await Promise.all([1, 2].map(() => stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))));
    expect(both.map((outcome) => (outcome.ok ? 'signed' : outcome.error.code))).toEqual(['signed', 'signing-here']);
    expect(countCalls(stage.sent, /^POST \/contracts\/withdrawal$/)).toBe(1);
  });

  test('a double click co-signs once', async () => {
    const stage = await open('signed', 'ana');
    const approval = { consent: await readConsent(stage) };
    const both = await Promise.all([1, 2].map(() => stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, approval))));
    expect(both.map((outcome) => (outcome.ok ? 'sent' : outcome.error.code))).toEqual(['sent', 'signing-here']);
    expect(countCalls(stage.sent, /broadcast/)).toBe(1);
  });

  test('refuses a release when another device has released meanwhile', async () => {
    const stage = await open('funded', 'ana');
    const other = stage.reopen();
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({ ok: true });
    const late = await other.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD));
    expect(late).toMatchObject({ error: { code: 'withdrawal-waiting' } });
    expect(countCalls(stage.sent, /^POST \/contracts\/withdrawal$/)).toBe(1);
    expect(selectGuarantee(other.getState(), GUARANTEE_REF)?.withdrawals).toHaveLength(1);
  });
});
