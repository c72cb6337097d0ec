import { REGTEST } from '@mocks/chain/regtest';
import { demoAddress, demoKey } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { isStale } from '@/domain/withdrawal/freshness';
import { selectKnownBalance } from '@/store/balances/balances.selectors';
import { selectGuarantee } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { quoteRelease } from '@/store/withdrawals/quote.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { cancelWithdrawal, release } from '@/store/withdrawals/release.thunks';
import { attackReport } from './report';
import { hostileStages, PASSWORD, PLACE, type Stage } from './stage';
import { callsOf, signatureLeft } from './traffic';

const open = hostileStages();
const report = attackReport('What is shown, signed, sent and recorded');
const ORDER = { address: DESTINATION, finalAmount: sats(50_000) };
const FILL = `/api/contracts/${PLACE.contractId}/fillcontract`;

type Json = Record<string, unknown>;
type Fill = { guarantees: { withdrawals: Json[]; status: string }[] } & Json;

function changeWithdrawal(stage: Stage, change: (withdrawal: Json) => Json): void {
  stage.lie('get', FILL, (answer) => {
    const fill = answer as Fill;
    for (const guarantee of fill.guarantees) guarantee.withdrawals = guarantee.withdrawals.map(change);
    return fill;
  });
}

async function shown(stage: Stage) {
  const read = await stage.store.dispatch(readWithdrawal(PLACE));
  if (!read.ok) throw new Error(read.error.message);
  return read.value;
}

/** Berto's signature over what the backend made of the PSBT, or none. */
function rebuilt(text: string, change: (psbt: Psbt) => void, signed: boolean): string {
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

function toMallory(psbt: Psbt): void {
  const script = Psbt.fromBase64(psbt.toBase64()).txOutputs[1]?.script;
  const mallory = new Psbt({ network: REGTEST }).addOutput({ address: demoAddress('mallory'), value: 1n }).txOutputs[0];
  const outs = (psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { script: Uint8Array }[] } }).tx.outs;
  if (outs[0] && mallory && script) outs[0].script = mallory.script;
}

describe('between the screen and the signature', () => {
  test('the PSBT is replaced by another honest one', async () => {
    const stage = await open('signed', 'ana');
    const { inspection } = await shown(stage);
    const smaller = (psbt: Psbt) => {
      const outs = (psbt.data.globalMap.unsignedTx as unknown as { tx: { outs: { value: bigint }[] } }).tx.outs;
      for (const [at, out] of outs.entries()) out.value += at === 0 ? -10_000n : 10_000n;
    };
    changeWithdrawal(stage, (withdrawal) => {
      return { ...withdrawal, amount: '0.00050000', p_psbt: rebuilt(String(withdrawal.p_psbt), smaller, true) };
    });
    await stage.store.dispatch(loadContract(PLACE.contractId));
    expect((await shown(stage)).inspection.verdict).toBe('sign');
    const approval = { txid: inspection.summary?.txid ?? '', feeAccepted: true };
    const outcome = await stage.store.dispatch(cosign(PLACE, PASSWORD, approval));
    expect(outcome).toMatchObject({ error: { code: 'psbt-refused', detail: { rule: 'replaced' } } });
    await stage.unharmed();
    report.stopped('PSBT swapped between display and signing', 'thunk', 'replaced');
  });

  test.each([
    ['the first signature kept', false, 'signature-invalid'],
    ['the first signature taken out', true, 'not-enough-signatures'],
  ])('destination swapped in record and PSBT, %s', async (what, bare, stop) => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => {
      const honest = Psbt.fromBase64(String(withdrawal.p_psbt), { network: REGTEST });
      const diverted = Psbt.fromBase64(rebuilt(String(withdrawal.p_psbt), toMallory, false), { network: REGTEST });
      const partialSig = honest.data.inputs[0]?.partialSig ?? [];
      if (!bare) diverted.data.updateInput(0, { partialSig });
      return { ...withdrawal, address: demoAddress('mallory'), p_psbt: diverted.toBase64() };
    });
    await stage.store.dispatch(loadContract(PLACE.contractId));
    const { inspection } = await shown(stage);
    expect(inspection.verdict).toBe(bare ? 'sign' : 'refuse');
    const approval = { txid: inspection.summary?.txid ?? '', feeAccepted: true };
    const outcome = await stage.store.dispatch(cosign(PLACE, PASSWORD, approval));
    const { code, detail } = outcome.ok ? { code: 'signed', detail: {} } : outcome.error;
    expect([code, (detail as { rule?: string }).rule]).toContain(stop);
    await stage.unharmed();
    report.stopped(`destination swapped in record and PSBT, ${what}`, bare ? 'thunk' : 'inspection rule', stop);
  });

  test('the record says less than the PSBT pays', async () => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => ({ ...withdrawal, amount: '0.00010000' }));
    await stage.store.dispatch(loadContract(PLACE.contractId));
    expect((await shown(stage)).inspection).toMatchObject({ verdict: 'refuse', rule: 'request-not-paid' });
    await stage.unharmed();
    report.stopped('record tells another amount than the PSBT', 'inspection rule', 'request-not-paid');
  });

  test('amounts inflated in PSBT and explorer alike', async () => {
    const stage = await open('signed', 'ana');
    stage.server.use(http.get('*/explorer/api/tx/:txid/hex', async () => HttpResponse.text('02'.repeat(100))));
    const { inspection } = await shown(stage);
    expect(inspection).toMatchObject({ verdict: 'sign', summary: { amountsProven: false } });
    report.stopped('explorer hands over a made-up transaction', 'screen', 'proves nothing: amounts told as unproven');
  });
});

describe('a withdrawal that was done with', () => {
  test('is offered again after its coins were spent', async () => {
    const stage = await open('signed', 'ana');
    const [old] = selectGuarantee(stage.store.getState(), PLACE)?.withdrawals ?? [];
    const record = stage.backend.store.state.transactions.find(({ id }) => id === old?.id);
    if (old === undefined || record === undefined) throw new Error('nothing signed');
    const copy = structuredClone(record);
    await stage.store.dispatch(cancelWithdrawal(PLACE, old));
    spendElsewhere(stage, old.signedPsbt ?? '');
    stage.backend.store.state.transactions.push(copy);
    await stage.store.dispatch(loadContract(PLACE.contractId));
    const { freshness } = await shown(stage);
    expect(isStale(freshness)).toBe(true);
    expect(signatureLeft(stage.sent, stage.user.public_key ?? '')).toBe(false);
    report.stopped('old withdrawal replayed', 'screen', 'its coins are spent: no password asked, start again offered');
  });

  test('is offered again as pending after it was broadcast: the same transaction, once', async () => {
    const stage = await open('signed', 'ana');
    const approve = async () => {
      const txid = (await shown(stage)).inspection.summary?.txid ?? '';
      return stage.store.dispatch(cosign(PLACE, PASSWORD, { txid, feeAccepted: false }));
    };
    const first = await approve();
    changeWithdrawal(stage, (withdrawal) => ({ ...withdrawal, status: 'pending', txid: null }));
    await stage.store.dispatch(loadContract(PLACE.contractId));
    const second = await approve();
    expect([first.ok, second]).toEqual([true, first]);
    const txid = first.ok ? first.value : '';
    expect(stage.backend.chain.listLatest(100).filter((entry) => entry.record.txid === txid)).toHaveLength(1);
    report.stopped('broadcast withdrawal told as pending again', 'thunk', 'the same txid, nothing new is spent');
  });
});

/** Both sign another transaction over the same coins, and it is mined. */
function spendElsewhere(stage: Stage, psbt: string): void {
  const other = Psbt.fromBase64(
    rebuilt(
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

describe('what the backend says of it afterwards', () => {
  test('another txid: the own one is recorded', async () => {
    const stage = await open('signed', 'ana');
    stage.lie('post', '/api/contracts/broadcast', () => ({ txid: 'ff'.repeat(32) }));
    const txid = (await shown(stage)).inspection.summary?.txid ?? '';
    expect(await stage.store.dispatch(cosign(PLACE, PASSWORD, { txid, feeAccepted: false }))).toEqual({
      ok: true,
      value: txid,
    });
    expect(selectGuarantee(stage.store.getState(), PLACE)?.withdrawals[0]?.txid).toBe(txid);
    report.stopped('broadcast answers another txid', 'thunk', 'the txid follows from the transaction');
  });

  test('executed with a txid that nobody knows: the guarantee is not', async () => {
    const stage = await open('signed', 'ana');
    changeWithdrawal(stage, (withdrawal) => {
      return { ...withdrawal, status: 'executed', txid: 'ee'.repeat(32), amount: '0.00100000' };
    });
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json([])));
    await stage.reload();
    expect(selectGuarantee(stage.store.getState(), PLACE)?.status).toBe('active');
    expect(callsOf(stage.sent, /^PUT .*guarantee$/)).toBe(0);
    report.stopped('withdrawal told as executed, never broadcast', 'balance', 'the explorer does not know it');
  });
});

describe('a lying list of unspent outputs', () => {
  const withUtxos = (stage: Stage, utxos: unknown) =>
    stage.server.use(http.get('*/explorer/api/address/:address/utxo', () => HttpResponse.json(utxos as Json[])));

  test.each<[string, unknown]>([
    ['negative amounts', [{ txid: 'ab'.repeat(32), vout: 0, value: -5, status: {} }]],
    ['more than all money', [{ txid: 'ab'.repeat(32), vout: 0, value: 3e15, status: {} }]],
    ['one coin twice', [1, 2].map(() => ({ txid: 'ab'.repeat(32), vout: 0, value: 70_000, status: {} }))],
    ['a page instead of a list', '<!doctype html>'],
    ['amounts in words', [{ txid: 'ab'.repeat(32), vout: 0, value: '100000', status: {} }]],
  ])('%s', async (what, utxos) => {
    const funded = await open('funded', 'ana');
    withUtxos(funded, utxos);
    await funded.reload();
    expect(selectKnownBalance(funded.store.getState(), PLACE.guaranteeId)).toBeNull();
    expect(await funded.store.dispatch(quoteRelease(PLACE))).toMatchObject({ ok: false });
    report.stopped(`explorer: ${what}`, 'balance', 'not known, never a number');
  });

  test('coins that are not there', async () => {
    const stage = await open('signed', 'ana');
    withUtxos(stage, [{ txid: 'ab'.repeat(32), vout: 0, value: 9_000_000, status: { confirmed: true } }]);
    expect(isStale((await shown(stage)).freshness)).toBe(true);
    report.stopped('explorer: other coins than the PSBT spends', 'screen', 'its coins are spent, or never were');
  });
});

describe('two at once', () => {
  test('a double click releases once', async () => {
    const stage = await open('funded', 'ana');
    const both = await Promise.all([1, 2].map(() => stage.store.dispatch(release(PLACE, ORDER, PASSWORD))));
    expect(both.map((outcome) => (outcome.ok ? 'signed' : outcome.error.code))).toEqual(['signed', 'signing-here']);
    expect(callsOf(stage.sent, /^POST \/contracts\/withdrawal$/)).toBe(1);
    report.stopped('double click on release', 'thunk', 'signing-here: one withdrawal');
  });

  test('a double click co-signs once', async () => {
    const stage = await open('signed', 'ana');
    const txid = (await shown(stage)).inspection.summary?.txid ?? '';
    const approval = { txid, feeAccepted: false };
    const both = await Promise.all([1, 2].map(() => stage.store.dispatch(cosign(PLACE, PASSWORD, approval))));
    expect(both.map((outcome) => (outcome.ok ? 'sent' : outcome.error.code))).toEqual(['sent', 'signing-here']);
    expect(callsOf(stage.sent, /broadcast/)).toBe(1);
    report.stopped('double click on sign', 'thunk', 'signing-here: one broadcast');
  });

  test('another device released meanwhile', async () => {
    const stage = await open('funded', 'ana');
    const other = stage.reopen();
    expect(await stage.store.dispatch(release(PLACE, ORDER, PASSWORD))).toMatchObject({ ok: true });
    const late = await other.dispatch(release(PLACE, ORDER, PASSWORD));
    expect(late).toMatchObject({ error: { code: 'withdrawal-waiting' } });
    expect(callsOf(stage.sent, /^POST \/contracts\/withdrawal$/)).toBe(1);
    expect(selectGuarantee(other.getState(), PLACE)?.withdrawals).toHaveLength(1);
    report.stopped('release while another waits on the other device', 'thunk', 'withdrawal-waiting');
  });

  test('after a failure the next try is free', async () => {
    const stage = await open('funded', 'ana');
    expect(await stage.store.dispatch(release(PLACE, ORDER, 'not this one'))).toMatchObject({
      error: { code: 'wrong-password' },
    });
    expect(await stage.store.dispatch(release(PLACE, ORDER, PASSWORD))).toMatchObject({ ok: true });
  });
});
