import { GUARANTEE_REF, hostileStages, type Stage } from '@tests/hostile/stage';
import { countCalls } from '@tests/hostile/traffic';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { listDepositAddresses } from '@/domain/deposits/deposits';
import type { SignedCoin } from '@/domain/withdrawals/open-signatures';
import { requireGuarantee } from '@/store/contracts/contracts.selectors';
import { loadAmountProofs } from '@/store/signing/review.thunks';

/* docs/bitcoin.md#before-signing-a-psbt */

const openStage = hostileStages();
const NOTHING = { previousTransactions: [], unspentOutputs: [] };
const OTHER = 'bcrt1qother';

/** A guarantee with one coin. */
async function openFunded() {
  const stage = await openStage('funded', 'ana');
  const [address = ''] = listDepositAddresses(requireGuarantee(stage.store.getState(), GUARANTEE_REF));
  const [coin] = stage.backend.store.state.transactions.filter(({ txid }) => txid !== null);
  if (coin?.txid == null) throw new Error('no coin');
  const outpoint = `${coin.txid}:${coin.vout}`;
  stage.sent.splice(0);
  return { stage, address, txid: coin.txid, outpoint };
}

const countRaw = ({ sent }: Stage) => countCalls(sent, /\/tx\/[^/]+\/hex$/);
const countLists = ({ sent }: Stage) => countCalls(sent, /\/address\/[^/]+\/utxo$/);

describe('the proofs of the amounts that are spent', () => {
  test('are the raw transactions and the unspent outputs', async () => {
    const { stage, address, txid, outpoint } = await openFunded();
    const proofs = await stage.store.dispatch(loadAmountProofs([{ outpoint, address }], [address]));
    const hex = stage.backend.chain.transaction(txid)?.record.hex;
    expect(proofs).toEqual({ previousTransactions: [hex], unspentOutputs: [{ outpoint, amount: 100_000 }] });
  });

  test('are not asked for where a coin is elsewhere, or has no address', async () => {
    const { stage, address, outpoint } = await openFunded();
    const cases: Pick<SignedCoin, 'outpoint' | 'address'>[][] = [
      [{ outpoint, address: OTHER }],
      [{ outpoint, address: null }],
      [
        { outpoint, address },
        { outpoint, address: OTHER },
      ],
    ];
    for (const spent of cases) expect(await stage.store.dispatch(loadAmountProofs(spent, [address]))).toEqual(NOTHING);
    expect(stage.sent).toEqual([]);
  });

  test('are asked for once for each transaction and address, and of no other address', async () => {
    const { stage, address, txid } = await openFunded();
    const spent = [0, 1, 2].map((vout) => ({ outpoint: `${txid}:${vout}`, address }));
    await stage.store.dispatch(loadAmountProofs(spent, [address, OTHER]));
    expect([countRaw(stage), countLists(stage)]).toEqual([1, 1]);
  });

  test('are asked for from at most 100 transactions', async () => {
    const { stage, address } = await openFunded();
    const spent = Array.from({ length: 101 }, (_, at) => ({
      outpoint: `${at.toString(16).padStart(64, '0')}:0`,
      address,
    }));
    const proofs = await stage.store.dispatch(loadAmountProofs(spent, [address]));
    expect(countRaw(stage)).toBe(100);
    // The explorer knows none of them.
    expect(proofs.previousTransactions).toEqual([]);
  });

  test('are left out where the explorer is silent', async () => {
    const { stage, address, outpoint } = await openFunded();
    stage.server.use(http.get('*/explorer/api/tx/:txid/hex', () => new HttpResponse(null, { status: 503 })));
    const proofs = await stage.store.dispatch(loadAmountProofs([{ outpoint, address }], [address]));
    expect(proofs).toEqual({ previousTransactions: [], unspentOutputs: [{ outpoint, amount: 100_000 }] });
  });

  test('are not asked for once the screen has closed', async () => {
    const { stage, address, outpoint } = await openFunded();
    const closed = AbortSignal.abort();
    expect(await stage.store.dispatch(loadAmountProofs([{ outpoint, address }], [address], closed))).toEqual(NOTHING);
    expect(stage.sent).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
