import { REGTEST } from '@mocks/chain/regtest';
import { daily, nightly } from '@tests/daily';
import { DESTINATION } from '@tests/faults/scenes';
import { sats } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { Psbt } from 'bitcoinjs-lib';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { loadContract } from '@/store/contracts/load.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { readWithdrawal } from '@/store/withdrawals/read-withdrawal.thunks';
import { release } from '@/store/withdrawals/release.thunks';
import { signAsArbitrator } from './arbitrator-signature';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from './stage';
import { hasSentSignature } from './traffic';

const open = hostileStages();
/** The fee of one input at 12 sat/vB, as the form shows it. */
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };

type Json = Record<string, unknown>;
type Fill = { keys: Json[]; guarantees: { withdrawals: Json[] }[] };
type UnsignedTx = {
  tx: { version: number; locktime: number; ins: { sequence: number }[]; outs: { value: bigint }[] };
};

function editPsbt(text: string, change: (tx: UnsignedTx['tx']) => void): string {
  const psbt = Psbt.fromBase64(text, { network: REGTEST });
  change((psbt.data.globalMap.unsignedTx as unknown as UnsignedTx).tx);
  return psbt.toBase64();
}

/** The backend changes the PSBT that it creates for a release. */
function serveEdited(stage: Stage, change: (tx: UnsignedTx['tx']) => void): void {
  stage.lie('post', '/api/contracts/withdrawal', (answer) => {
    const { transaction } = answer as { transaction: Json };
    return { transaction: { ...transaction, u_psbt: editPsbt(String(transaction.u_psbt), change) } };
  });
}

function raiseFeeBy(amount: bigint) {
  return ({ outs }: UnsignedTx['tx']) => {
    const change = outs[1];
    if (change === undefined) throw new Error('no change');
    change.value -= amount;
  };
}

describe('a release that is not what its form showed', () => {
  nightly('is shown before it is signed when the explorer and the backend raise the fee together', async () => {
    const stage = await open('funded', 'ana');
    serveEdited(stage, raiseFeeBy(40_000n));
    const rates = { fastestFee: 10_000, halfHourFee: 10_000, hourFee: 10_000, minimumFee: 1 };
    stage.server.use(http.get('*/explorer/api/v1/fees/recommended', () => HttpResponse.json(rates)));
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      value: { kind: 'ask', review: { concerns: [{ kind: 'fee-differs', fee: 41_896, shown: 1_896 }] } },
    });
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
  });

  test.each(
    daily<[string, (tx: UnsignedTx['tx']) => void, string]>(1, [
      [
        'cannot be mined for a year',
        (tx) => {
          tx.locktime = 1_900_000_000;
          for (const input of tx.ins) input.sequence = 0xfffffffe;
        },
        'delayed',
      ],
      [
        'waits for confirmations of its coins',
        (tx) => {
          for (const input of tx.ins) input.sequence = 50_000;
        },
        'delayed',
      ],
      [
        'has an unknown version',
        (tx) => {
          tx.version = 77;
        },
        'unusual-version',
      ],
    ]),
  )('is shown before it is signed when it %s', async (_what, change, kind) => {
    const stage = await open('funded', 'ana');
    serveEdited(stage, change);
    expect(await stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD))).toMatchObject({
      value: { kind: 'ask', review: { concerns: [{ kind }] } },
    });
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
  });
});

describe('the co-signer of a withdrawal', () => {
  test('is asked when the arbitrator signed it instead of the other contractor', async () => {
    const stage = await open('signed', 'ana');
    await passOffArbitrator(stage);
    const read = await stage.store.dispatch(readWithdrawal(GUARANTEE_REF));
    expect(read).toMatchObject({
      value: { inspection: { verdict: 'sign' }, concerns: [{ kind: 'other-signature-missing' }] },
    });
    const consent = { ...(await readConsent(stage)), accepted: [] };
    const outcome = await stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent }));
    expect(outcome).toMatchObject({ error: { code: 'psbt-not-accepted' } });
    await stage.expectUnharmed();
  });

  test('is asked even if the backend gives the contractor that key after the keys have been compared', async () => {
    const stage = await open('signed', 'ana');
    await passOffArbitrator(stage);
    const rates = { fastestFee: 12, halfHourFee: 12, hourFee: 12, minimumFee: 1 };
    // The backend is asked after the comparison; a poll of the contract may be answered at any moment.
    stage.server.use(
      http.get('*/explorer/api/v1/fees/recommended', async () => {
        await passOffArbitrator(stage, ({ keys, guarantees }) => {
          const psbt = String(guarantees[0]?.withdrawals[0]?.p_psbt);
          keys[1] = { ...keys[1], public_key: readSigner(psbt) };
        });
        return HttpResponse.json(rates);
      }),
    );
    expect(await stage.store.dispatch(readWithdrawal(GUARANTEE_REF))).toMatchObject({
      value: { inspection: { verdict: 'sign' }, concerns: [{ kind: 'other-signature-missing' }] },
    });
  });
});

/** The arbitrator signs what the record says the other contractor has signed. */
async function passOffArbitrator(stage: Stage, change: (fill: Fill) => void = () => undefined): Promise<void> {
  stage.lie('get', `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`, (answer) => {
    const fill = answer as unknown as Fill;
    for (const { withdrawals } of fill.guarantees) {
      for (const withdrawal of withdrawals) withdrawal.p_psbt = signAsArbitrator(String(withdrawal.u_psbt));
    }
    change(fill);
    return fill;
  });
  await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
}

function readSigner(psbt: string): string {
  const [partial] = Psbt.fromBase64(psbt, { network: REGTEST }).data.inputs[0]?.partialSig ?? [];
  if (partial === undefined) throw new Error('not signed');
  return Buffer.from(partial.pubkey).toString('hex');
}
