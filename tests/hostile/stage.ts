import type { Backend } from '@mocks/backend';
import { addressToScript } from '@mocks/chain/addresses';
import type { WireUser } from '@mocks/wire';
import {
  buildScenes,
  createBackendFrom,
  GUARANTEE_REF,
  PASSWORD,
  type SceneName,
  type Scenes,
} from '@tests/faults/scenes';
import { toUser } from '@tests/unit/domain/make';
import { leavePage } from '@tests/unit/store/leave-page';
import { IDBFactory } from 'fake-indexeddb';
import { getResponse, HttpResponse, http } from 'msw';
import { type SetupServer, setupServer } from 'msw/node';
import { beforeAll, expect } from 'vitest';
import { loginSuccess } from '@/store/auth/auth.slice';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { createAppStore } from '@/store/boot/store';
import { loadContract } from '@/store/contracts/load.thunks';
import type { AppStore } from '@/store/core/store-types';
import { verifyContract } from '@/store/deposits/verify.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { fakeBrowser } from './fake-browser';
import { confirmCoins } from './known-coins';
import { countCalls, hasSentSignature, recordTraffic, type Sent } from './traffic';

export { GUARANTEE_REF, PASSWORD };

type Json = Record<string, unknown>;

/** A user's app and a backend that is honest until `lie` is called. */
export interface Stage {
  backend: Backend;
  store: AppStore;
  user: WireUser;
  sent: Sent[];
  /** From now on the responses of this call are passed through `change`. */
  lie(method: 'get' | 'post' | 'put', path: string, change: (answer: Json) => unknown): void;
  server: SetupServer;
  /** Reloads what the contract screen polls: contract, verification and balances. */
  reload(): Promise<void>;
  /** The same for the store of another page. */
  reloadIn(store: AppStore): Promise<void>;
  /** Reloads the page in the same browser. */
  reopen(): AppStore;
  /** Signs the user in on a device that has seen nothing. */
  openElsewhere(): AppStore;
  /**
   * The app of either party in a browser of their own, which keeps what it stored there before. The app that was open is
   * left.
   */
  switchTo(who: 'ana' | 'berto'): Promise<AppStore>;
  /** Asserts that no signature or password was sent, nothing was broadcast, and coins and records are unchanged. */
  expectUnharmed(): Promise<void>;
}

/** Returns a function that opens stages. Call it at the top level of a test file. */
export function hostileStages(): (scene: SceneName, who: 'ana' | 'berto') => Promise<Stage> {
  const server = setupServer();
  const scenes: { built: Scenes | null } = { built: null };
  fakeBrowser(server);
  beforeAll(async () => {
    scenes.built = await buildScenes();
  });
  return async (scene, who) => {
    if (scenes.built === null) throw new Error('The scenes are not ready yet');
    return openStage(server, scenes.built, scene, who);
  };
}

async function openStage(server: SetupServer, scenes: Scenes, scene: SceneName, who: 'ana' | 'berto'): Promise<Stage> {
  const backend = createBackendFrom(scenes.states[scene]);
  server.use(...backend.handlers);
  const store = createAppStore();
  const user = scenes[who];
  store.dispatch(loginSuccess(toUser(user)));
  store.dispatch(keyChecked('good'));
  const before = readHoldings(backend);
  const browsers = createBrowsers(who);
  const stage: Stage = {
    backend,
    server,
    store,
    user,
    sent: recordTraffic(),
    lie: (method, path, change) => server.use(createLyingHandler(backend, method, path, change)),
    reload: () => loadScreen(store),
    reloadIn: loadScreen,
    reopen: () => {
      leavePage();
      return createAppStore();
    },
    openElsewhere: () => {
      leavePage();
      localStorage.clear();
      globalThis.indexedDB = new IDBFactory();
      const fresh = createAppStore();
      fresh.dispatch(loginSuccess(toUser(user)));
      fresh.dispatch(keyChecked('good'));
      return fresh;
    },
    switchTo: async (person) => {
      leavePage();
      const isNew = browsers.open(person);
      const other = createAppStore();
      if (isNew) {
        other.dispatch(loginSuccess(toUser(scenes[person])));
        other.dispatch(keyChecked('good'));
      }
      await loadScreen(other);
      if (isNew) await confirmCoins(other, GUARANTEE_REF);
      return other;
    },
    expectUnharmed: async () => {
      expect(hasSentSignature(stage.sent, user.public_key ?? '')).toBe(false);
      expect(countCalls(stage.sent, /broadcast/)).toBe(0);
      expect(stage.sent.some(({ body }) => body.includes(PASSWORD))).toBe(false);
      expect(readHoldings(backend)).toEqual(before);
    },
  };
  await stage.reload();
  await confirmCoins(store, GUARANTEE_REF);
  return stage;
}

/** The storage of each person's browser. `open` returns true for the first visit. */
function createBrowsers(first: string): { open(who: string): boolean } {
  const stored = new Map<string, { texts: [string, string][]; databases: IDBFactory }>();
  let current = first;
  return {
    open: (who) => {
      const texts = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
      stored.set(current, {
        texts: texts.map((key) => [key, localStorage.getItem(key) ?? '']),
        databases: globalThis.indexedDB,
      });
      current = who;
      const known = stored.get(who);
      localStorage.clear();
      for (const [key, text] of known?.texts ?? []) localStorage.setItem(key, text);
      globalThis.indexedDB = known?.databases ?? new IDBFactory();
      return known === undefined;
    },
  };
}

async function loadScreen(store: AppStore): Promise<void> {
  await store.dispatch(loadContract(GUARANTEE_REF.contractId));
  await store.dispatch(verifyContract(GUARANTEE_REF.contractId));
  await store.dispatch(refreshBalances(GUARANTEE_REF.contractId)).catch(() => undefined);
}

function createLyingHandler(
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

/** Coins and their records. */
function readHoldings({ store, chain }: Backend) {
  const { guarantees, transactions } = store.state;
  const deposits = transactions.filter(({ withdrawal }) => !withdrawal);
  return {
    statuses: guarantees.map(({ status }) => status),
    signed: transactions.filter(({ p_psbt }) => p_psbt !== null).map(({ id, p_psbt, status }) => [id, p_psbt, status]),
    coins: deposits.flatMap(({ address }) => chain.listUnspent(addressToScript(address) ?? new Uint8Array())),
  };
}
