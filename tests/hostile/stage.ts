import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import { backendOver, PASSWORD, PLACE, playScenes, type SceneName, type Scenes } from '@tests/faults/scenes';
import { userOf } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { getResponse, HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { beforeAll, expect } from 'vitest';
import type { WireUser } from '@/services/schemas/wire';
import { loginSuccess } from '@/store/auth/auth.slice';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { createAppStore } from '@/store/setup/store';
import type { AppStore } from '@/store/setup/store-types';
import { fakeBrowser } from './fake-browser';
import { callsOf, recordTraffic, type Sent, signatureLeft } from './traffic';

export { PASSWORD, PLACE };

type Json = Record<string, unknown>;

/** A user's program before a backend that is honest until `lie` is called. */
export interface Stage {
  backend: Backend;
  store: AppStore;
  user: WireUser;
  sent: Sent[];
  /** From now on this call is answered with what `change` makes of the honest answer. */
  lie(method: 'get' | 'post' | 'put', path: string, change: (answer: Json) => unknown): void;
  server: SetupServer;
  /** What the contract's screen does every minute, and every few seconds. */
  reload(): Promise<void>;
  /** The same browser after a reload of the page. */
  reopen(): AppStore;
  /** Asserts that no signature left, nothing was broadcast, and chain and backend hold what they held. */
  unharmed(): Promise<void>;
}

/** Opens stages; call it at the top of a test file. */
export function hostileStages(): (scene: SceneName, who: 'ana' | 'berto') => Promise<Stage> {
  const server = setupServer();
  const scenes: { played: Scenes | null } = { played: null };
  fakeBrowser(server);
  beforeAll(async () => {
    scenes.played = await playScenes();
  });
  return async (scene, who) => {
    if (scenes.played === null) throw new Error('The scenes are not played yet');
    return openStage(server, scenes.played, scene, who);
  };
}

async function openStage(server: SetupServer, scenes: Scenes, scene: SceneName, who: 'ana' | 'berto'): Promise<Stage> {
  const backend = backendOver(scenes.states[scene]);
  server.use(...backend.handlers);
  const store = createAppStore();
  const user = scenes[who];
  store.dispatch(loginSuccess(userOf(user)));
  const before = holdings(backend);
  const stage: Stage = {
    backend,
    server,
    store,
    user,
    sent: recordTraffic(server),
    lie: (method, path, change) => server.use(lyingHandler(backend, method, path, change)),
    reload: async () => {
      await store.dispatch(loadContract(PLACE.contractId));
      await store.dispatch(verifyContract(PLACE.contractId));
      await store.dispatch(refreshBalances(PLACE.contractId)).catch(() => undefined);
    },
    reopen: () => {
      leavePage();
      return createAppStore();
    },
    unharmed: async () => {
      expect(signatureLeft(stage.sent, user.public_key ?? '')).toBe(false);
      expect(callsOf(stage.sent, /broadcast/)).toBe(0);
      expect(stage.sent.some(({ body }) => body.includes(PASSWORD))).toBe(false);
      expect(holdings(backend)).toEqual(before);
    },
  };
  await stage.reload();
  return stage;
}

function lyingHandler(
  backend: Backend,
  method: 'get' | 'post' | 'put',
  path: string,
  change: (answer: Json) => unknown,
) {
  return http[method](`*${path}`, async ({ request }) => {
    const honest = await getResponse(backend.handlers, request.clone());
    const answer = (await honest?.json()) as Json;
    return HttpResponse.json(change(structuredClone(answer)) as Json, { status: honest?.status ?? 500 });
  });
}

/** Money and its records. */
function holdings({ store, chain }: Backend) {
  const { guarantees, transactions } = store.state;
  const deposits = transactions.filter(({ withdrawal }) => !withdrawal);
  return {
    statuses: guarantees.map(({ status }) => status),
    signed: transactions.filter(({ p_psbt }) => p_psbt !== null).map(({ id, p_psbt, status }) => [id, p_psbt, status]),
    coins: deposits.flatMap(({ address }) => chain.listUnspent(addressToScript(address) ?? new Uint8Array())),
  };
}
