import { DESTINATION, FASTEST_FEE, honestPsbt } from '@tests/unit/bitcoin/releases';
import { signingContext } from '@tests/unit/bitcoin/support';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { sats } from '@tests/unit/domain/make';
import { describe, expect, test } from 'vitest';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { ALTERED } from './altered-psbts';
import { type Handed, PASSWORD, PLACE, psbtStages } from './psbt-stage';
import { attackReport } from './report';
import { callsOf, signatureLeft } from './traffic';

const open = psbtStages();
const report = attackReport('Altered PSBTs, each handed to the releasing owner and to the co-signing counterparty');
const REQUEST = { address: DESTINATION, amount: sats(60_000) };

const ofVectors = readVectors().psbtVerdicts.map(({ why, verdict, context, psbt }) => {
  const { request, fastestFee } = signingContext(context);
  return { attack: `vector: ${why}`, verdict, rule: null, handed: { psbt, request, fastestFee } satisfies Handed };
});
const own = ALTERED.map(({ attack, rule, psbt, raw = {} }) => {
  return { attack, verdict: 'refuse', rule, handed: { psbt, raw, request: REQUEST, fastestFee: FASTEST_FEE } };
});
const attacks = [...ofVectors.filter(({ verdict }) => verdict === 'refuse'), ...own];

function orderOf({ request }: Handed) {
  return { address: request.address, finalAmount: request.amount };
}

describe('an altered PSBT', () => {
  test.each(attacks)('$attack', async ({ attack, rule, handed }) => {
    const releasing = await open('owner', handed);
    const released = await releasing.store.dispatch(release(PLACE, orderOf(handed), PASSWORD));
    // A PSBT of no text at all is no answer.
    const code = handed.psbt === '' ? /bad-answer|psbt-refused/ : /^psbt-refused$/;
    expect(released).toMatchObject({ ok: false, error: { code: expect.stringMatching(code) } });
    const stoppedBy = released.ok ? '' : (released.error.detail.rule ?? released.error.code);
    if (rule !== null && handed.psbt !== '') expect(stoppedBy).toBe(rule);
    expect(signatureLeft(releasing.sent, releasing.publicKey)).toBe(false);
    expect(callsOf(releasing.sent, /broadcast|^PUT/)).toBe(0);
    expect(releasing.left()).toEqual([]);

    const cosigning = await open('counterparty', handed);
    const read = await cosigning.store.dispatch(readWithdrawal(PLACE));
    if (read.ok) expect(read.value.inspection.verdict).toBe('refuse');
    const txid = read.ok ? (read.value.inspection.summary?.txid ?? '') : '';
    const cosigned = await cosigning.store.dispatch(cosign(PLACE, PASSWORD, { txid, feeAccepted: true }));
    expect(cosigned).toMatchObject({ ok: false, error: { code: handed.psbt === '' ? 'no-psbt' : 'psbt-refused' } });
    expect(signatureLeft(cosigning.sent, cosigning.publicKey)).toBe(false);
    expect(callsOf(cosigning.sent, /broadcast|^PUT|^POST/)).toBe(0);
    report.stopped(attack, 'inspection rule', stoppedBy);
  });
});

/** The measure itself: a signature that does leave is seen. */
describe('an honest PSBT', () => {
  test.each(ofVectors.filter(({ verdict }) => verdict === 'sign'))('$attack is signed', async ({ handed }) => {
    const { store, sent, publicKey } = await open('owner', handed);
    expect(await store.dispatch(release(PLACE, orderOf(handed), PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
    expect(signatureLeft(sent, publicKey)).toBe(true);
  });

  test.each(ofVectors.filter(({ verdict }) => verdict === 'ask'))('$attack waits for a tick', async ({ handed }) => {
    const { store, sent, publicKey } = await open('owner', handed);
    expect(await store.dispatch(release(PLACE, orderOf(handed), PASSWORD))).toMatchObject({ value: { kind: 'ask' } });
    expect(signatureLeft(sent, publicKey)).toBe(false);
  });

  test('that the first did not sign is not completed by the second', async () => {
    const handed = { psbt: honestPsbt(), request: REQUEST, fastestFee: FASTEST_FEE };
    const { store, sent, publicKey } = await open('counterparty', handed);
    const read = await store.dispatch(readWithdrawal(PLACE));
    const txid = read.ok ? (read.value.inspection.summary?.txid ?? '') : '';
    const outcome = await store.dispatch(cosign(PLACE, PASSWORD, { txid, feeAccepted: true }));
    expect(outcome).toMatchObject({ error: { code: 'not-enough-signatures' } });
    expect(signatureLeft(sent, publicKey)).toBe(false);
    report.stopped('first signature taken out', 'thunk', 'not-enough-signatures');
  });
});
