import { daily } from '@tests/daily';
import { DESTINATION, FASTEST_FEE, honestPsbt } from '@tests/unit/bitcoin/releases';
import { signingContext } from '@tests/unit/bitcoin/support';
import { readVectors } from '@tests/unit/bitcoin/vectors';
import { sats } from '@tests/unit/domain/make';
import { consentTo, NOTHING_SEEN } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { ALTERED } from './altered-psbts';
import { GUARANTEE_REF, PASSWORD, psbtStages, type ServedPsbt } from './psbt-stage';
import { countCalls, hasSentSignature } from './traffic';

const open = psbtStages();
const REQUEST = { address: DESTINATION, amount: sats(60_000) };

const vectorCases = readVectors().psbtVerdicts.map(({ why, verdict, context, psbt }) => {
  const { request, fastestFee } = signingContext(context);
  return { attack: `vector: ${why}`, verdict, rule: null, served: { psbt, request, fastestFee } satisfies ServedPsbt };
});
const alteredCases = ALTERED.map(({ attack, rule, psbt, raw = {} }) => {
  return { attack, verdict: 'refuse', rule, served: { psbt, raw, request: REQUEST, fastestFee: FASTEST_FEE } };
});
const attacks = [...vectorCases.filter(({ verdict }) => verdict === 'refuse'), ...alteredCases];

function toOrder({ request, psbt }: ServedPsbt) {
  return { address: request.address, finalAmount: request.amount, fee: sats(readFee(psbt)) };
}

/** The fee by the PSBT's own claims; 0 if it has none that makes sense. */
function readFee(text: string): number {
  try {
    const psbt = Psbt.fromBase64(text);
    const spent = psbt.data.inputs.reduce((sum, { witnessUtxo }) => sum + (witnessUtxo?.value ?? 0n), 0n);
    return Math.max(0, Number(psbt.txOutputs.reduce((rest, { value }) => rest - value, spent)));
  } catch {
    return 0;
  }
}

describe('an altered PSBT', () => {
  test.each(daily(21, attacks))('$attack', async ({ rule, served }) => {
    const releasing = await open('owner', served);
    const released = await releasing.store.dispatch(release(GUARANTEE_REF, toOrder(served), PASSWORD));
    // An empty PSBT is an invalid response.
    const code = served.psbt === '' ? /bad-answer|psbt-refused/ : /^psbt-refused$/;
    expect(released).toMatchObject({ ok: false, error: { code: expect.stringMatching(code) } });
    const stoppedBy = released.ok ? '' : (released.error.detail.rule ?? released.error.code);
    if (rule !== null && served.psbt !== '') expect(stoppedBy).toBe(rule);
    expect(hasSentSignature(releasing.sent, releasing.publicKey)).toBe(false);
    expect(countCalls(releasing.sent, /broadcast|^PUT/)).toBe(0);
    expect(releasing.remaining()).toEqual([]);

    const cosigning = await open('counterparty', served);
    const read = await cosigning.store.dispatch(readWithdrawal(GUARANTEE_REF));
    // A co-signer is shown one payee that the record does not name, and asked about it.
    const payees = read.ok ? read.value.concerns.filter(({ kind }) => kind === 'unknown-payee') : [];
    if (read.ok && payees.length === 0) expect(read.value.inspection.verdict).toBe('refuse');
    const seen = read.ok ? consentTo(read.value) : NOTHING_SEEN;
    const consent = { ...seen, accepted: seen.accepted.filter(({ kind }) => kind !== 'unknown-payee') };
    const cosigned = await cosigning.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    const stop = payees.length > 0 ? 'psbt-not-accepted' : served.psbt === '' ? 'no-psbt' : 'psbt-refused';
    expect(cosigned).toMatchObject({ ok: false, error: { code: stop } });
    if (payees.length > 0) expect(stoppedBy).toBe('output-elsewhere');
    expect(hasSentSignature(cosigning.sent, cosigning.publicKey)).toBe(false);
    expect(countCalls(cosigning.sent, /broadcast|^PUT|^POST/)).toBe(0);
  });
});

/** Proves that a signature that is sent would be detected. */
describe('an honest PSBT', () => {
  test.each(vectorCases.filter(({ verdict }) => verdict === 'sign'))('$attack is signed', async ({ served }) => {
    const { store, sent, publicKey } = await open('owner', served);
    expect(await store.dispatch(release(GUARANTEE_REF, toOrder(served), PASSWORD))).toMatchObject({
      value: { kind: 'signed' },
    });
    expect(hasSentSignature(sent, publicKey)).toBe(true);
  });

  test.each(vectorCases.filter(({ verdict }) => verdict === 'ask'))(
    '$attack waits for the fee to be accepted',
    async ({ served }) => {
      const { store, sent, publicKey } = await open('owner', served);
      expect(await store.dispatch(release(GUARANTEE_REF, toOrder(served), PASSWORD))).toMatchObject({
        value: { kind: 'ask' },
      });
      expect(hasSentSignature(sent, publicKey)).toBe(false);
    },
  );

  test('is not completed when the first contractor has not signed', async () => {
    const served = { psbt: honestPsbt(), request: REQUEST, fastestFee: FASTEST_FEE };
    const { store, sent, publicKey } = await open('counterparty', served);
    const read = await store.dispatch(readWithdrawal(GUARANTEE_REF));
    const consent = read.ok ? consentTo(read.value) : NOTHING_SEEN;
    expect(consent.accepted).toEqual([{ kind: 'other-signature-missing' }]);
    const asked = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent: { ...consent, accepted: [] } }));
    expect(asked).toMatchObject({ error: { code: 'psbt-not-accepted' } });
    const outcome = await store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(outcome).toMatchObject({ error: { code: 'not-enough-signatures' } });
    expect(hasSentSignature(sent, publicKey)).toBe(false);
  });
});
