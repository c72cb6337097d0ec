import { addressToScript } from '@mocks/chain/addresses';
import { daily, nightly } from '@tests/daily';
import { makePayment, proveIn } from '@tests/unit/proofs/forged-blocks';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import * as client from '@/bitcoin/client';
import { type PaymentProofs, provePayments } from '@/store/balances/payment-proofs.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { GUARANTEE_REF, hostileStages, type Stage } from './stage';

/* An explorer that lies about a payment (docs/settlement.md#what-is-checked): it is not proven, or false, and nothing else changes. */

const openStage = hostileStages();

async function openDeep(after = 5): Promise<Stage> {
  const stage = await openStage('funded', 'ana');
  for (let at = 0; at < after; at += 1) stage.backend.chain.mine();
  return stage;
}

async function prove({ store }: Pick<Stage, 'store'>): Promise<PaymentProofs> {
  const reports: PaymentProofs[] = [];
  await store.dispatch(
    provePayments(GUARANTEE_REF, (proofs) => void reports.push(proofs), new AbortController().signal),
  );
  const last = reports.at(-1);
  if (last === undefined) throw new Error('Nothing was reported');
  return last;
}

async function readVerdict(stage: Stage): Promise<unknown> {
  return (await prove(stage)).payments[0]?.verdict;
}

const UTXO = '*/explorer/api/address/:address/utxo';
const PROOF = '*/explorer/api/tx/:txid/merkle-proof';
const HEX = '*/explorer/api/tx/:txid/hex';
const HEIGHT = '*/explorer/api/block-height/:height';
const HEADER = '*/explorer/api/block/:hash/header';
const FIRST = '*/explorer/api/block/:hash/txid/0';

/** From now on the answers of a call are changed. */
function change(stage: Stage, path: string, alter: (answer: string, url: string) => string | Response): void {
  stage.server.use(
    http.get(path, async ({ request }) => {
      const honest = await getResponse(stage.backend.handlers, request.clone());
      const altered = alter((await honest?.text()) ?? '', request.url);
      return typeof altered === 'string' ? new HttpResponse(altered, { status: honest?.status ?? 500 }) : altered;
    }),
  );
}

type Proof = { block_height: number; merkle: string[]; pos: number };
const changeProof = (alter: (proof: Proof) => unknown) => (text: string) => JSON.stringify(alter(JSON.parse(text)));
const flip = (text: string) => text.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
const forged = proveIn(makePayment(0));

const UNPROVEN = (flaw: string) => ({ kind: 'unproven', flaw });
const LIES: [string, string, (answer: string, url: string) => string | Response, unknown][] = [
  [
    'another value',
    UTXO,
    (text) => text.replace(/"value":\d+/, '"value":99999999'),
    { kind: 'false', contradiction: 'value' },
  ],
  ['another output', UTXO, (text) => text.replace(/"vout":0/, '"vout":1'), { kind: 'false', contradiction: 'output' }],
  ['another transaction in its place', HEX, (text) => flip(text), UNPROVEN('transaction')],
  ['a payment that was never made', HEX, () => forged.transaction, UNPROVEN('transaction')],
  ['another position', PROOF, changeProof((proof) => ({ ...proof, pos: proof.pos ^ 1 })), UNPROVEN('branch')],
  ['no branch', PROOF, changeProof((proof) => ({ ...proof, merkle: [] })), UNPROVEN('branch')],
  [
    'a longer branch',
    PROOF,
    changeProof((proof) => ({ ...proof, merkle: [...proof.merkle, proof.merkle[0]] })),
    UNPROVEN('branch'),
  ],
  [
    'an altered branch',
    PROOF,
    changeProof((proof) => ({ ...proof, merkle: proof.merkle.map(flip) })),
    UNPROVEN('branch'),
  ],
  [
    'an earlier block',
    PROOF,
    changeProof((proof) => ({ ...proof, block_height: proof.block_height - 1 })),
    UNPROVEN('branch'),
  ],
  [
    'a branch without end',
    PROOF,
    changeProof((proof) => ({ ...proof, merkle: Array(10_000).fill('00'.repeat(32)) })),
    UNPROVEN('bad-answer'),
  ],
  ['hashes that are none', PROOF, changeProof((proof) => ({ ...proof, merkle: ['x'] })), UNPROVEN('bad-answer')],
  ['a height that is none', PROOF, changeProof((proof) => ({ ...proof, block_height: 1e300 })), UNPROVEN('bad-answer')],
  ['a header of megabytes', HEADER, () => '00'.repeat(1_000_000), UNPROVEN('bad-answer')],
  ['a web page', HEADER, () => '<!doctype html><title>Explorer</title>', UNPROVEN('bad-answer')],
  ['headers of another chain', HEADER, () => forged.headers[0] ?? '', UNPROVEN('branch')],
  ['another first transaction', FIRST, () => makePayment(0).getId(), UNPROVEN('not-offered')],
  ['no header', HEADER, () => new HttpResponse('not found', { status: 404 }), UNPROVEN('not-offered')],
];

describe('an explorer that sends', () => {
  test.each(daily(3, LIES))('%s proves nothing', async (_name, path, alter, verdict) => {
    const stage = await openDeep();
    change(stage, path, alter);
    expect(await readVerdict(stage)).toEqual(verdict);
    await stage.expectUnharmed();
  });

  nightly('no list of payments does not pass for an explorer that knows none', async () => {
    const stage = await openDeep();
    change(stage, UTXO, () => new HttpResponse('', { status: 500 }));
    expect(await prove(stage)).toMatchObject({ payments: [], silent: ['explorer.test'] });
    change(stage, UTXO, () => '[]');
    expect(await prove(stage)).toMatchObject({ payments: [], silent: [] });
  });

  test('the payment itself as the first transaction of its block proves nothing', async () => {
    const stage = await openDeep();
    const { payments } = await prove(stage);
    change(stage, FIRST, () => payments[0]?.txid ?? '');
    expect(await readVerdict(stage)).toEqual(UNPROVEN('first'));
  });

  test('the truth proves it', async () => {
    expect(await readVerdict(await openDeep())).toMatchObject({ kind: 'proven', blocks: 6, isWorkChecked: false });
  });
});

describe('depth', () => {
  test('is not taken from its word', async () => {
    const stage = await openDeep(2);
    expect(await readVerdict(stage)).toEqual({ kind: 'unproven', flaw: 'shallow', blocks: 3 });
    // Every height has a block, the newest one.
    const tip = stage.backend.chain.block(stage.backend.chain.height())?.hash ?? '';
    change(stage, HEIGHT, (text) => (text.length === 64 ? text : new HttpResponse(tip)));
    expect(await readVerdict(stage)).toEqual(UNPROVEN('link'));
  });

  nightly('is not made of blocks of another chain, or of one block six times', async () => {
    const stage = await openDeep(0);
    change(stage, HEIGHT, (text) => (text.length === 64 ? text : new HttpResponse('f'.repeat(64))));
    let block = '';
    change(stage, HEADER, (text) => {
      if (text.length === 160) block = text;
      return text.length === 160 ? text : new HttpResponse(forged.headers[0]);
    });
    expect(await readVerdict(stage)).toEqual(UNPROVEN('link'));
    change(stage, HEADER, () => new HttpResponse(block));
    expect(await readVerdict(stage)).toEqual(UNPROVEN('link'));
  });

  nightly('of a payment in the mempool is none, whatever the explorer proves', async () => {
    const stage = await openDeep();
    change(stage, UTXO, (text) => text.replace(/"confirmed":true/, '"confirmed":false'));
    expect(await readVerdict(stage)).toEqual(UNPROVEN('unconfirmed'));
  });
});

describe('a reorganisation', () => {
  nightly.each([
    ['the block has vanished', HEADER],
    ['its height has no block', HEIGHT],
    ['the payment is back in the mempool', PROOF],
  ])('in which %s leaves the payment not proven, and nothing else', async (_name, path) => {
    const stage = await openDeep();
    change(stage, path, () => new HttpResponse('not found', { status: 404 }));
    expect(await readVerdict(stage)).toMatchObject({ kind: 'unproven' });
    await stage.expectUnharmed();
    stage.server.use(...stage.backend.handlers);
    expect(await readVerdict(stage)).toMatchObject({ kind: 'proven' });
  });

  test('between two answers is noticed', async () => {
    const stage = await openDeep();
    const other = stage.backend.chain.block(50)?.hash ?? '';
    change(stage, HEIGHT, () => other);
    expect(await readVerdict(stage)).toMatchObject({ kind: 'unproven' });
  });
});

nightly('hundreds of payments to an address cost a bounded number of requests', async () => {
  const stage = await openDeep(0);
  const address = stage.backend.store.state.transactions.find(({ withdrawal }) => !withdrawal)?.address ?? '';
  for (let at = 0; at < 30; at += 1) stage.backend.chain.send(addressToScript(address) ?? new Uint8Array(), 1_000 + at);
  for (let at = 0; at < 6; at += 1) stage.backend.chain.mine();
  stage.sent.length = 0;
  const { payments, left } = await prove(stage);
  expect(payments).toHaveLength(20);
  expect(left).toBe(11);
  expect(payments.every(({ verdict }) => verdict?.kind === 'proven')).toBe(true);
  // Two for each payment, and those of two blocks.
  expect(stage.sent.length).toBeLessThan(80);
});

describe('an address that is not checked yet', () => {
  test('is told, not left out in silence, and its payments are there once it is', async () => {
    const stage = await openDeep();
    const store = stage.openElsewhere();
    await store.dispatch(loadContract(GUARANTEE_REF.contractId));
    expect(await prove({ store })).toMatchObject({ payments: [], silent: [], undecided: 1 });
    await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
    expect(await prove({ store })).toMatchObject({ payments: [{ verdict: { kind: 'proven' } }], undecided: 0 });
  });

  nightly('that cannot be decided, since a key has changed, is told as well', async () => {
    const stage = await openDeep();
    stage.lie('get', `/api/contracts/${GUARANTEE_REF.contractId}/fillcontract`, (answer) => {
      const [own, other] = (answer as { keys: { public_key: string }[] }).keys;
      Object.assign(other ?? {}, { public_key: own?.public_key });
      return answer;
    });
    await stage.store.dispatch(loadContract(GUARANTEE_REF.contractId));
    await stage.store.dispatch(verifyContract(GUARANTEE_REF.contractId));
    expect(await prove(stage)).toMatchObject({ payments: [], undecided: 1 });
  });
});

describe('a failure of the program', () => {
  nightly('is not blamed on the explorer', async () => {
    const stage = await openDeep();
    vi.spyOn(client, 'loadBitcoin').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
    expect(await readVerdict(stage)).toEqual(UNPROVEN('not-checked'));
  });
});
