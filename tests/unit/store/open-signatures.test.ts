import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal } from '@tests/unit/domain/make';
import { openBrowser } from '@tests/unit/store/browser';
import { readRecord } from '@tests/unit/store/device-records';
import { userText } from '@tests/unit/store/stored';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { settings } from '@/config/settings';
import type { GivenSignature } from '@/domain/withdrawals/open-signatures';
import { contractsSet } from '@/store/contracts/contracts.slice';
import { fetchOpenSignatures } from '@/store/signing/open-signatures.thunks';
import { keepSignature, listGivenSignatures } from '@/store/signing/signature-store';

/* docs/bitcoin.md#open-signatures: the look-up of what could still be mined. */

const server = setupServer();
const { network } = settings();
const ana = { id: 1, email: 'ana@example.com', username: 'ana', encryptedKey: '{"v":1}', publicKey: '02AA' };
const REF = { contractId: 'c1', guaranteeId: 'g1' };
const toTxid = (digits: string) => digits.repeat(32);
const COIN = `${toTxid('c0')}:0`;
const RIVAL = toTxid('ee');

const given: GivenSignature = {
  txid: toTxid('ab'),
  spends: [{ outpoint: COIN, address: 'a1' }],
  addresses: ['a1'],
  ...REF,
  publicKey: '02aa',
  withdrawal: makeWithdrawal(),
  replaces: [],
  txHex: null,
  givenAt: '2026-11-02T10:00:00.000Z',
};

type Entry = { txid: string; confirmed?: boolean; spends?: string };

/** Pages of an address by the txid that they follow; '' is the first page. */
let pages: (address: string, after: string) => Entry[];
let asked: string[];
let known: string[];

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  pages = () => [];
  asked = [];
  known = [toTxid('c0')];
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
        ? HttpResponse.json({ status: { confirmed: true } })
        : new HttpResponse(null, { status: 404 }),
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
async function listOpen(signatures: GivenSignature[], withdrawals = [makeWithdrawal()]): Promise<string[]> {
  for (const each of signatures) await keepSignature(each);
  const browser = openBrowser();
  browser.storage.setItem('user', userText(ana));
  const tab = browser.open();
  const guarantees = [makeGuarantee({ deposits: [makeTransaction({ address: 'a1' })], withdrawals })];
  tab.dispatch(contractsSet([makeContract({ guarantees })]));
  return (await tab.dispatch(fetchOpenSignatures(REF, [`${toTxid('dd')}:0`]))).map(({ txid }) => txid);
}

const OPEN = [given.txid];
const spendAt = (count: number): GivenSignature['spends'] =>
  Array.from({ length: count }, (_, at) => ({ outpoint: `${toTxid('c0')}:${at}`, address: `a${at + 1}` }));

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

  test('proves with that on its replacement that both belong to one record, although it was kept later', async () => {
    const replacement = { ...given, txid: toTxid('af'), replaces: OPEN, givenAt: '2026-11-03T10:00:00.000Z' };
    known.push(replacement.txid);
    const executed = makeWithdrawal({ status: 'executed', txid: replacement.txid });
    expect(await listOpen([replacement, given], [executed])).toEqual([given.txid, replacement.txid]);
  });
});

describe('a signature whose coin the explorer does not know', () => {
  beforeEach(() => {
    known = [];
  });

  test('is of a former chain on regtest, and is forgotten', async () => {
    expect(await listOpen([given])).toEqual([]);
    expect(await readRecord('signatures')).toEqual({ given: [], signers: [given.publicKey] });
  });

  test('stays open on every other network', async () => {
    settings().network = 'testnet';
    expect(await listOpen([given])).toEqual(OPEN);
    expect(asked).toEqual(['a1']);
  });
});

describe('a confirmed spend of the same coin', () => {
  const rival = { txid: RIVAL, spends: COIN };

  test('ends the signature', async () => {
    pages = () => [rival];
    expect(await listOpen([given])).toEqual([]);
    expect(await listGivenSignatures()).toEqual([]);
  });

  test('does not count until it is confirmed', async () => {
    pages = () => [{ ...rival, confirmed: false }];
    expect(await listOpen([given])).toEqual(OPEN);
    expect(asked).toEqual(['a1']);
  });

  test('is searched at every known address, once each', async () => {
    const spends = [{ outpoint: `${toTxid('c0')}:9`, address: null }, ...spendAt(2), ...spendAt(2)];
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
