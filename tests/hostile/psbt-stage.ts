import { ARBITRATOR, CONTRACTORS, COUNTERPARTY, DEPOSITS, OWNER } from '@tests/unit/bitcoin/releases';
import { envelopeOf } from '@tests/unit/bitcoin/support';
import type { VectorKey } from '@tests/unit/bitcoin/vectors';
import { makeContract, makeGuarantee, makeTransaction, makeWithdrawal, userOf } from '@tests/unit/domain/make';
import { HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import type { Sats } from '@/domain/primitives/amount';
import { loginSuccess } from '@/store/auth/auth.slice';
import { contractAdded } from '@/store/contracts/contracts.slice';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';
import { fakeBrowser } from './fake-browser';
import { recordTraffic, type Sent } from './traffic';

export const PASSWORD = 'a passphrase';
export const PLACE = { contractId: 'c1', guaranteeId: 'g1' };
const WITHDRAWAL = 'w9';

/** What a hostile backend hands over to be signed, and what the user asked for or the record says. */
export interface Handed {
  psbt: string;
  request: { address: string; amount: Sats };
  /** sat/vB */
  fastestFee: number;
  /** Raw transactions (hex) that the explorer has, by txid. */
  raw?: Record<string, string>;
}

export interface PsbtStage {
  store: AppStore;
  sent: Sent[];
  publicKey: string;
  /** The withdrawals that the backend still has. */
  left: () => string[];
}

/** Opens programs of the vectors' contractors before a backend that hands over whatever it is told to. */
export function psbtStages(): (as: 'owner' | 'counterparty', handed: Handed) => Promise<PsbtStage> {
  const server = setupServer();
  fakeBrowser(server);
  return (as, handed) => open(server, as, handed);
}

async function open(server: SetupServer, as: 'owner' | 'counterparty', handed: Handed): Promise<PsbtStage> {
  const left = new Set<string>();
  serve(server, handed, left);
  const store = createAppStore();
  const key = as === 'owner' ? OWNER : COUNTERPARTY;
  store.dispatch(loginSuccess(userOf(await account(as, key))));
  const keys = CONTRACTORS.map((publicKey) => ({ publicKey, encryptedKey: null }));
  store.dispatch(contractAdded(makeContract({ contractOrder: 1, keys, guarantees: [guarantee(as, handed)] })));
  return { store, sent: recordTraffic(server), publicKey: key.public_key, left: () => [...left] };
}

async function account(id: string, key: VectorKey) {
  const encrypted_key = await envelopeOf(key, PASSWORD);
  return { id, username: id, email: `${id}@example.com`, encrypted_key, public_key: key.public_key };
}

/** The owner is about to release; before the counterparty lies what the owner is said to have signed. */
function guarantee(as: 'owner' | 'counterparty', { psbt, request }: Handed) {
  const deposits = DEPOSITS.map(({ address }, at) =>
    makeTransaction({ id: `d${at}`, address, guaranteeOrder: at + 1 }),
  );
  const signed = makeWithdrawal({ id: WITHDRAWAL, ...request, signedPsbt: psbt, signer: 'owner' });
  return makeGuarantee({ status: 'active', deposits, withdrawals: as === 'owner' ? [] : [signed] });
}

function serve(server: SetupServer, { psbt, request, fastestFee, raw = {} }: Handed, left: Set<string>): void {
  const amount = (request.amount / 1e8).toFixed(8);
  const created = { id: WITHDRAWAL, guarantee_id: 'g1', withdrawal: true, status: 'pending', ...request, amount };
  server.use(
    http.get('*/api/arbitrators/1', () => HttpResponse.json({ public_key: ARBITRATOR })),
    http.get('*/api/contracts/guarantee/withdrawal/g1', () => HttpResponse.json([])),
    http.post('*/api/contracts/withdrawal', () => {
      left.add(WITHDRAWAL);
      return HttpResponse.json({ transaction: { ...created, u_psbt: psbt, signer: null, p_psbt: null } });
    }),
    http.put('*/api/contracts/transaction/:id', async ({ request: put }) =>
      HttpResponse.json({ transaction: await put.json() }),
    ),
    http.delete('*/api/contracts/transaction/:id', ({ params }) => {
      left.delete(String(params.id));
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
