import { describe, expect, it, vi } from 'vitest';
import { AppError } from '@/domain/primitives/errors';
import { createCoinReader } from '@/services/address-coins';
import { broadcastThrough } from '@/services/broadcast';
import { createExplorer } from '@/services/explorer';
import { createHttpError } from '@/services/response';

/* The explorer as a program without the app's HTTP client and settings uses it. */

vi.mock('axios', () => {
  throw new Error('the HTTP client is loaded');
});
vi.mock('@/config/settings', () => {
  throw new Error('the settings are loaded');
});

type Answer = unknown;

/** An explorer that answers from a table, by call; 404 for others. Counts the calls. */
function makeExplorer(answers: Record<string, Answer | (() => Answer)>) {
  const calls: string[] = [];
  const explorer = createExplorer(async ({ base, method, path }) => {
    expect(base).toBe('explorer');
    const call = `${method} ${path}`;
    calls.push(call);
    const found = answers[call];
    const answer = typeof found === 'function' ? found() : found;
    if (answer instanceof AppError) throw answer;
    if (answer === undefined) throw createHttpError(call, 404, 'Transaction not found');
    return answer;
  });
  return { explorer, calls };
}

const TXID = 'ab'.repeat(32);
const INFO = { status: { confirmed: false } };
const refuse = (status: number, body: unknown) => createHttpError('POST /tx', status, body);

describe('a broadcast', () => {
  const broadcast = (answers: Record<string, Answer | (() => Answer)>) => {
    const { explorer, calls } = makeExplorer(answers);
    return { calls, outcome: broadcastThrough(explorer, { txid: TXID, txHex: '00' }) };
  };

  it('that the explorer takes or shows is known', async () => {
    const shownLater = () => {
      let asked = 0;
      return () => {
        asked += 1;
        return asked === 1 ? undefined : INFO;
      };
    };
    const cases: [Record<string, Answer | (() => Answer)>, string[]][] = [
      [{ [`GET /tx/${TXID}`]: INFO }, [`GET /tx/${TXID}`]],
      [{ 'POST /tx': TXID }, [`GET /tx/${TXID}`, 'POST /tx']],
      [{ 'POST /tx': refuse(400, 'txn-already-known') }, [`GET /tx/${TXID}`, 'POST /tx']],
      [
        { [`GET /tx/${TXID}`]: shownLater(), 'POST /tx': refuse(400, 'bad-txns-inputs-missingorspent') },
        [`GET /tx/${TXID}`, 'POST /tx', `GET /tx/${TXID}`],
      ],
      [
        { [`GET /tx/${TXID}`]: shownLater(), 'POST /tx': new AppError('network', 'Network Error') },
        [`GET /tx/${TXID}`, 'POST /tx', `GET /tx/${TXID}`],
      ],
    ];
    for (const [answers, expected] of cases) {
      const { outcome, calls } = broadcast(answers);
      expect(await outcome).toEqual({ kind: 'known' });
      expect(calls).toEqual(expected);
    }
  });

  it('that it does not take says what the answer says', async () => {
    const cases: [Answer, string][] = [
      [refuse(400, 'min relay fee not met'), 'refused'],
      [refuse(400, { error: 'dust' }), 'refused'],
      [refuse(400, 'sendrawtransaction RPC error: {"code":-25,"message":"bad-txns-inputs-missingorspent"}'), 'spent'],
      [refuse(429, '<html><body>Too Many Requests</body></html>'), 'busy'],
      [refuse(502, '<html><head><title>502 Bad Gateway</title></head></html>'), 'unknown'],
      [refuse(400, '<html>no</html>'), 'unknown'],
      [refuse(504, 'upstream request timeout'), 'unknown'],
      [refuse(503, 'A request is already in progress'), 'unknown'],
      [refuse(400, 'non-final'), 'early'],
      [new AppError('network', 'Network Error'), 'unknown'],
      ['OK', 'unknown'],
    ];
    for (const [answer, kind] of cases)
      for (const looked of [undefined, new AppError('network', 'Network Error')]) {
        const { outcome } = broadcast({ 'POST /tx': answer, [`GET /tx/${TXID}`]: looked });
        expect(await outcome).toMatchObject({ kind, error: expect.any(AppError) });
      }
  });

  it('that the user stops says nothing', async () => {
    const stopped = new AppError('stopped', 'The user stopped waiting');
    await expect(broadcast({ 'POST /tx': stopped }).outcome).rejects.toBe(stopped);
  });
});

describe('the coins at an address', () => {
  const ADDRESS = 'bcrt1qvcf5nk7xkj82euxpkev94symmsca083g9kca2sd5ttw829wzddgs46x4q8';
  const none = { funded_txo_sum: 0, spent_txo_sum: 0, tx_count: 0 };
  const payment = {
    txid: TXID,
    status: { confirmed: true },
    vin: [],
    vout: [{ scriptpubkey_address: ADDRESS, value: 80_000 }],
  };
  const flooded = (funded_txo_sum: number) => ({
    [`GET /address/${ADDRESS}/utxo`]: refuse(
      400,
      'Too many unspent transaction outputs (>500). Contact support to raise limits.',
    ),
    [`GET /address/${ADDRESS}`]: {
      chain_stats: { funded_txo_sum, spent_txo_sum: 0, tx_count: 1 },
      mempool_stats: none,
    },
    [`GET /address/${ADDRESS}/txs`]: [payment],
    [`GET /address/${ADDRESS}/txs/chain/${TXID}`]: [],
  });

  it('are read from its transactions if there are too many to list, which are kept in the memory', async () => {
    const { explorer, calls } = makeExplorer(flooded(80_000));
    const memory = { histories: new Map() };
    const { readCoins } = createCoinReader(explorer, memory);
    const coins = [{ txid: TXID, vout: 0, value: 80_000, confirmed: true }];
    expect(await readCoins(ADDRESS)).toEqual(coins);
    expect(calls.splice(0)).toEqual(['/utxo', '', '/txs'].map((path) => `GET /address/${ADDRESS}${path}`));
    expect(await createCoinReader(explorer, memory).readCoins(ADDRESS)).toEqual(coins);
    expect(calls).toEqual([`GET /address/${ADDRESS}`]);
  });

  it('are unknown while the transactions do not add up', async () => {
    const { explorer } = makeExplorer(flooded(90_000));
    await expect(createCoinReader(explorer).readCoins(ADDRESS)).rejects.toMatchObject({ code: 'balance-unknown' });
  });

  it('are unknown if the explorer fails otherwise', async () => {
    const { explorer } = makeExplorer({ ...flooded(80_000), [`GET /address/${ADDRESS}/utxo`]: refuse(503, 'busy') });
    await expect(createCoinReader(explorer).readCoins(ADDRESS)).rejects.toMatchObject({ detail: { status: 503 } });
  });
});
