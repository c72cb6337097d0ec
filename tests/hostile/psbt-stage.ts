import { ARBITRATOR, CONTRACTORS, COUNTERPARTY, DEPOSITS, OWNER } from '@tests/unit/bitcoin/releases';
import { sealEnvelope } from '@tests/unit/bitcoin/support';
import type { VectorKey } from '@tests/unit/bitcoin/vectors';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, toUser } from '@tests/unit/domain/make';
import { type HttpHandler, HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { Sats } from '@/domain/primitives/amount';
import { loginSuccess } from '@/store/auth/auth.slice';
import { createAppStore } from '@/store/boot/store';
import { contractAdded } from '@/store/contracts/contracts.slice';
import type { AppStore } from '@/store/core/store-types';
import { fakeBrowser } from './fake-browser';
import { confirmCoins } from './known-coins';
import { recordTraffic, type Sent } from './traffic';

export const PASSWORD = 'a passphrase';
export const GUARANTEE_REF = { contractId: 'c1', guaranteeId: 'g1' };
const WITHDRAWAL = 'w9';
/** As the backend sends it, with deposits and withdrawals in calls of their own. */
const CONTRACT = {
  ...{ id: 'c1', title: 'Roof repair', description: 'New tiles', status: 'active', contract_order: 1 },
  ...{ contractors: ['owner', 'counterparty'], arbitrator: '1' },
  guarantees: [{ id: 'g1', description: 'Roof', amount: '0.00100000', status: 'active' }],
};

/** A PSBT that a hostile backend serves for signing, with the request of the user or of the record. */
export interface ServedPsbt {
  psbt: string;
  request: { address: string; amount: Sats };
  /** sat/vB */
  fastestFee: number;
  /** Raw transactions (hex) known to the explorer, by txid. */
  raw?: Record<string, string>;
}

export interface PsbtStage {
  store: AppStore;
  sent: Sent[];
  publicKey: string;
  /** Adds a handler over those of the stage. */
  use: (handler: HttpHandler) => void;
  /** Ids of withdrawals still stored by the backend. */
  remaining: () => string[];
}

/** Returns a function that opens the app of a test-vector contractor with a backend that serves the given PSBT. */
export function psbtStages(): (as: 'owner' | 'counterparty', served: ServedPsbt) => Promise<PsbtStage> {
  const server = setupServer();
  fakeBrowser(server);
  return (as, served) => open(server, as, served);
}

async function open(server: SetupServer, as: 'owner' | 'counterparty', served: ServedPsbt): Promise<PsbtStage> {
  const remaining = new Set<string>();
  serve(server, served, remaining);
  const store = createAppStore();
  const key = as === 'owner' ? OWNER : COUNTERPARTY;
  store.dispatch(loginSuccess(toUser(await createUser(as, key))));
  const keys = CONTRACTORS.map((publicKey) => ({ publicKey, encryptedKey: null }));
  store.dispatch(contractAdded(makeContract({ contractOrder: 1, keys, guarantees: [createGuarantee(as, served)] })));
  await confirmCoins(store, GUARANTEE_REF);
  return {
    store,
    sent: recordTraffic(),
    publicKey: key.public_key,
    use: (handler) => server.use(handler),
    remaining: () => [...remaining],
  };
}

async function createUser(id: string, key: VectorKey) {
  const encrypted_key = await sealEnvelope(key, PASSWORD);
  return { id, username: id, email: `${id}@example.com`, encrypted_key, public_key: key.public_key };
}

/** For the owner, a guarantee to release; for the counterparty, one with a withdrawal allegedly signed by the owner. */
function createGuarantee(as: 'owner' | 'counterparty', { psbt, request }: ServedPsbt) {
  const deposits = DEPOSITS.map(({ address }, at) =>
    makeTransaction({ id: `d${at}`, address, guaranteeOrder: at + 1 }),
  );
  const signed = makeWithdrawal({ id: WITHDRAWAL, ...request, signedPsbt: psbt, signer: 'owner' });
  return makeGuarantee({ status: 'active', deposits, withdrawals: as === 'owner' ? [] : [signed] });
}

function serve(server: SetupServer, { psbt, request, fastestFee, raw = {} }: ServedPsbt, remaining: Set<string>): void {
  const amount = (request.amount / 1e8).toFixed(8);
  const created = { id: WITHDRAWAL, guarantee_id: 'g1', withdrawal: true, status: 'pending', ...request, amount };
  server.use(
    http.get('*/api/arbitrators/1', () => HttpResponse.json({ public_key: ARBITRATOR })),
    http.get('*/api/contracts/c1', () => HttpResponse.json(CONTRACT)),
    http.get('*/api/contracts/c1/fillcontract', () => HttpResponse.json(CONTRACT)),
    http.get('*/api/contracts/guarantee/withdrawal/g1', () => HttpResponse.json([])),
    http.get('*/api/contracts/guarantee/deposit/g1', () =>
      HttpResponse.json(DEPOSITS.map(({ address }, at) => ({ id: `d${at}`, address, guarantee_order: at + 1 }))),
    ),
    http.post('*/api/contracts/withdrawal', () => {
      remaining.add(WITHDRAWAL);
      return HttpResponse.json({ transaction: { ...created, u_psbt: psbt, signer: null, p_psbt: null } });
    }),
    http.put('*/api/contracts/transaction/:id', async ({ request: put }) =>
      HttpResponse.json({ transaction: await put.json() }),
    ),
    http.delete('*/api/contracts/transaction/:id', ({ params }) => {
      remaining.delete(String(params.id));
      return HttpResponse.json({});
    }),
    http.post('*/api/contracts/broadcast', () => HttpResponse.json({ error: 'no' }, { status: 400 })),
    http.get('*/explorer/api/v1/fees/recommended', () =>
      HttpResponse.json({ fastestFee, halfHourFee: fastestFee, hourFee: fastestFee, minimumFee: 1 }),
    ),
    http.get('*/explorer/api/tx/:txid/hex', ({ params }) => {
      const hex = raw[String(params.txid)];
      return hex === undefined ? new HttpResponse('not found', { status: 404 }) : HttpResponse.text(hex);
    }),
    http.get('*/explorer/api/tx/:txid', () => new HttpResponse('not found', { status: 404 })),
  );
}
