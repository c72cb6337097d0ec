import { changeWitness, signRelease } from '@tests/unit/bitcoin/signed-release';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, sats } from '@tests/unit/domain/make';
import { openBrowser } from '@tests/unit/store/browser';
import { userText } from '@tests/unit/store/stored';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '@/config/settings';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { fetchOpenSignatures } from '@/store/signing/open-signatures.thunks';
import { keepSignatures, listGivenSignatures } from '@/store/signing/signature-store';

/* docs/bitcoin.md#open-signatures: the look-up of what could still be mined. */

const server = setupServer();
const { network } = settings();
const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02AA' };
const REF = { contractId: 'c1', guaranteeId: 'g1' };
const toTxid = (digits: string) => digits.repeat(32);
const OWN = signRelease(60_000);
const RIVAL = signRelease(40_000);
/** The one coin that both spend, at 00…00:0. */
const COINS = OWN.coins.map((coin) => ({ ...coin, address: 'a1' }));
const COIN = COINS[0]?.outpoint ?? '';
const PARENT = toTxid('00');

const given: GivenSignature = {
  txid: OWN.txid,
  spends: COINS,
  addresses: ['a1'],
  description: 'Roof',
  contractKeys: ['02aa'],
  ...REF,
  publicKey: '02aa',
  withdrawal: makeWithdrawal(),
  replaces: [],
  txHex: null,
  givenAt: '2026-11-02T10:00:00.000Z',
  settledAt: null,
};

type Entry = { txid: string; confirmed?: boolean; spends?: string };

/** Pages of an address by the txid that they follow; '' is the first page. */
let pages: (address: string, after: string) => Entry[];
let asked: string[];
let known: string[];
let unconfirmed: string[];
let raw: Record<string, string>;
let unspent: string[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  pages = () => [];
  asked = [];
  known = [PARENT, toTxid('c0')];
  unconfirmed = [];
  raw = { [OWN.txid]: OWN.hex, [RIVAL.txid]: RIVAL.hex };
  unspent = [];
  for (const level of ['warn', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
  const servePage = ({ params }: { params: Record<string, unknown> }) => {
    const { address, after = '' } = params as { address: string; after?: string };
    asked.push(`${address} ${after}`.trim());
    const page = pages(address, after).map(({ txid, confirmed = true, spends }) => {
      const [spent = '', vout] = (spends ?? `${toTxid('00')}:0`).split(':');
      const vin = [{ txid: spent, vout: Number(vout), prevout: { scriptpubkey_address: address, value: 1_000 } }];
      return { txid, status: { confirmed }, vin, vout: [] };
    });
    return HttpResponse.json(page);
  };
  server.use(
    http.get('*/address/:address/txs', servePage),
    http.get('*/address/:address/txs/chain/:after', servePage),
    http.get('*/tx/:txid', ({ params: { txid } }) =>
      known.includes(String(txid))
        ? HttpResponse.json({ status: { confirmed: !unconfirmed.includes(String(txid)) } })
        : new HttpResponse(null, { status: 404 }),
    ),
    http.get('*/tx/:txid/hex', ({ params: { txid } }) => {
      const hex = raw[String(txid)];
      return hex === undefined ? new HttpResponse(null, { status: 404 }) : HttpResponse.text(hex);
    }),
    http.get('*/address/:address/utxo', () =>
      HttpResponse.json(
        unspent.map((outpoint) => {
          const [txid = '', vout] = outpoint.split(':');
          return { txid, vout: Number(vout), value: 100_000, status: { confirmed: true } };
        }),
      ),
    ),
  );
});
afterEach(() => {
  settings().network = network;
  server.resetHandlers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @returns the txids that are still open for a PSBT over another coin */
async function listOpen(
  signatures: GivenSignature[],
  withdrawals = [makeWithdrawal()],
  outpoints = NEXT.outpoints,
): Promise<string[]> {
  for (const each of signatures) await keepSignatures([each]);
  const browser = openBrowser();
  browser.storage.setItem('user', userText(ana));
  const tab = browser.open();
  const guarantees = [makeGuarantee({ deposits: [makeTransaction({ address: 'a1' })], withdrawals })];
  tab.dispatch(contractsSet([makeContract({ guarantees })]));
  const { inTheWay } = await tab.dispatch(fetchOpenSignatures(REF, { ...NEXT, outpoints }));
  return inTheWay.map(({ txid }) => txid);
}

const NEXT = { outpoints: [`${toTxid('dd')}:0`], payments: [{ address: 'bcrt1payee', amount: sats(500) }] };

const OPEN = [given.txid];
const spendAt = (count: number): GivenSignature['spends'] =>
  Array.from({ length: count }, (_, at) => {
    const [coin = { amount: null, witnessScript: null }] = COINS;
    const outpoint = at === count - 1 ? COIN : `${toTxid('c0')}:${at}`;
    return { ...coin, outpoint, address: `a${at + 1}` };
  });

describe('an open signature', () => {
  test('is one on this guarantee by a key that counts, in the order in which they were given', async () => {
    const later = { ...given, txid: toTxid('ac'), givenAt: '2026-11-03T10:00:00.000Z' };
    const foreign = { ...given, txid: toTxid('ad'), publicKey: '02bb' };
    const elsewhere = { ...given, txid: toTxid('ae'), guaranteeId: 'g2', addresses: [], spends: [] };
    expect(await listOpen([later, foreign, elsewhere, given])).toEqual([given.txid, later.txid]);
  });

  test('stays so while the explorer does not respond, which is logged', async () => {
    server.use(http.get('*/tx/:txid', () => new HttpResponse(null, { status: 503 })));
    expect(await listOpen([given])).toEqual(OPEN);
    expect(await listGivenSignatures()).toEqual([given]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('still open is unknown'));
  });

  test('without coins stays so', async () => {
    known = [];
    expect(await listOpen([{ ...given, spends: [] }])).toEqual(OPEN);
    expect(console.warn).not.toHaveBeenCalled();
  });
});

describe('a signature whose transaction is recorded as executed', () => {
  const executed = [makeWithdrawal({ status: 'executed', txid: OWN.txid })];
  beforeEach(() => {
    known.push(OWN.txid);
  });

  test('is settled once that is in a block', async () => {
    expect(await listOpen([given], executed)).toEqual([]);
    expect(await listGivenSignatures()).toMatchObject([{ txid: OWN.txid, settledAt: expect.any(String) }]);
  });

  test('stays open while that is not in a block', async () => {
    unconfirmed = [OWN.txid];
    expect(await listOpen([given], executed)).toEqual(OPEN);
  });

  test.each<[string, () => void]>([
    ['is not sent', () => delete raw[OWN.txid]],
    ['is another one', () => Object.assign(raw, { [OWN.txid]: RIVAL.hex })],
    ['has no signatures', () => Object.assign(raw, { [OWN.txid]: changeWitness(OWN.hex, () => []) })],
  ])('stays open if the raw transaction %s', async (_what, lie) => {
    lie();
    expect(await listOpen([given], executed)).toEqual(OPEN);
  });

  test('is not in the way of a spend of its own outputs, which cannot be mined without it', async () => {
    unconfirmed = [OWN.txid];
    expect(await listOpen([given], executed, [`${OWN.txid}:1`])).toEqual([]);
    expect(await listGivenSignatures()).toEqual([given]);
    expect(await listOpen([given], [makeWithdrawal()], [`${OWN.txid}:1`])).toEqual(OPEN);
  });
});

describe('a settled signature', () => {
  const settled = { ...given, settledAt: '2026-11-05T10:00:00.000Z' };

  test('stays so while none of its coins is listed as unspent', async () => {
    unspent = [`${toTxid('c0')}:0`];
    expect(await listOpen([settled])).toEqual([]);
    expect(await listGivenSignatures()).toEqual([settled]);
  });

  test('is open again once one of its coins is listed as unspent, for good', async () => {
    unspent = [COIN];
    expect(await listOpen([settled])).toEqual(OPEN);
    expect(await listGivenSignatures()).toEqual([given]);
  });

  test('stays so while the explorer does not respond, which is logged', async () => {
    server.use(http.get('*/address/:address/utxo', () => new HttpResponse(null, { status: 503 })));
    expect(await listOpen([settled])).toEqual([]);
    expect(console.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('open again is unknown'));
  });
});

describe('a signature whose coin the explorer does not know', () => {
  beforeEach(() => {
    known = [];
  });

  test('is of a former chain on regtest, and does not count', async () => {
    expect(await listOpen([given])).toEqual([]);
    expect(await listGivenSignatures()).toMatchObject([{ txid: OWN.txid, settledAt: expect.any(String) }]);
  });

  test('stays open on every other network', async () => {
    settings().network = 'testnet';
    expect(await listOpen([given])).toEqual(OPEN);
    expect(asked).toEqual(['a1']);
  });
});

describe('a confirmed spend of the same coin', () => {
  const rival = { txid: RIVAL.txid, spends: COIN };

  test('ends the signature', async () => {
    pages = () => [rival];
    expect(await listOpen([given])).toEqual([]);
    expect(await listGivenSignatures()).toMatchObject([{ settledAt: expect.any(String) }]);
  });

  test.each<[string, () => void]>([
    ['that the explorer does not send', () => delete raw[RIVAL.txid]],
    ['whose hash is another one', () => Object.assign(raw, { [RIVAL.txid]: OWN.hex })],
    ['without signatures', () => Object.assign(raw, { [RIVAL.txid]: changeWitness(RIVAL.hex, () => []) })],
    [
      'with one signature twice',
      () =>
        Object.assign(raw, { [RIVAL.txid]: changeWitness(RIVAL.hex, ([a, b, , d]) => [a, b, b, d] as Uint8Array[]) }),
    ],
  ])('is only a claim if it is one %s', async (_what, lie) => {
    lie();
    pages = () => [rival];
    expect(await listOpen([given])).toEqual(OPEN);
  });

  test('is not proven with an amount that nobody has signed', async () => {
    const spends = COINS.map((coin) => ({ ...coin, amount: sats(90_000) }));
    pages = () => [rival];
    expect(await listOpen([{ ...given, spends }])).toEqual(OPEN);
  });

  test('does not count until it is confirmed', async () => {
    pages = () => [{ ...rival, confirmed: false }];
    expect(await listOpen([given])).toEqual(OPEN);
    expect(asked).toEqual(['a1']);
  });

  test('is searched at every known address, once each', async () => {
    const other = { outpoint: `${toTxid('c0')}:9`, address: null, amount: null, witnessScript: null };
    const spends = [other, ...spendAt(2), ...spendAt(2)];
    pages = (address) => (address === 'a2' ? [rival] : []);
    expect(await listOpen([{ ...given, spends }])).toEqual([]);
    expect(asked).toEqual(['a1', 'a2']);
  });

  test.each([
    [10, []],
    [11, OPEN],
  ])('is found at the address number %i: still open %j', async (place, open) => {
    pages = (address) => (address === `a${place}` ? [rival] : []);
    expect(await listOpen([{ ...given, spends: spendAt(place) }])).toEqual(open);
    expect(asked).toHaveLength(10);
  });

  test.each([
    [4, []],
    [5, OPEN],
  ])('is found on page %i: still open %j', async (place, open) => {
    const ids = ['', ...['11', '22', '33', '44', '55'].map(toTxid)];
    pages = (_address, after) => {
      const at = ids.indexOf(after) + 1;
      // The next page follows the last confirmed transaction of this one.
      const rows = [{ txid: toTxid('99') }, { txid: ids[at] ?? '' }, { txid: toTxid('98'), confirmed: false }];
      return at === place ? [rival] : rows;
    };
    expect(await listOpen([given])).toEqual(open);
    expect(asked).toEqual(['a1', ...ids.slice(1, 4).map((id) => `a1 ${id}`)]);
  });

  test.each<[string, (after: string) => Entry[], string[]]>([
    ['is empty', (after) => (after === '' ? [{ txid: toTxid('11') }] : []), ['a1', `a1 ${toTxid('11')}`]],
    ['has nothing confirmed', () => [{ txid: toTxid('11'), confirmed: false }], ['a1']],
    ['is the one before again', () => [{ txid: toTxid('11') }], ['a1', `a1 ${toTxid('11')}`]],
  ])('is not searched further once a page %s', async (_what, page, requests) => {
    pages = (_address, after) => page(after);
    expect(await listOpen([given])).toEqual(OPEN);
    expect(asked).toEqual(requests);
    expect(console.warn).not.toHaveBeenCalled();
  });
});
