import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
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
const HEIGHT = '*/explorer/api/block-height/:height';
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

const UNPROVEN = (flaw: string) => ({ kind: 'unproven', flaw });

describe('an explorer that sends', () => {
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

describe('a reorganisation', () => {
  test('between two answers is noticed', async () => {
    const stage = await openDeep();
    const other = stage.backend.chain.block(50)?.hash ?? '';
    change(stage, HEIGHT, () => other);
    expect(await readVerdict(stage)).toMatchObject({ kind: 'unproven' });
  });
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
});
