import type { Backend } from '@mocks/backend';
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { PATIENCE } from '@/store/calls/with-timeout';
import { advanceTime, realPause, runTurns } from './clock';
import { isTabClosed } from './tab';

/** How a call fails. From `lost` on, the backend has processed the request. */
export const WAYS = [
  '500',
  '429',
  '404',
  'dropped',
  'hang',
  'lost',
  'done, then 500',
  'done, then hang',
  'garbage',
  'null',
  'late',
] as const;
/** `done twice` leaves a second record that some calls cannot delete: twins.test.ts. */
export type Way = (typeof WAYS)[number] | 'done twice';

export interface Fault {
  /** The failing call, such as `PUT /contracts/transaction/:id`; `nth` counts its occurrences from 0. */
  call: string;
  nth: number;
  way: Way;
  /** All later occurrences fail as well. */
  lasting: boolean;
}

const LATE_MS = 25;
const SETTLING_MS = 5;
const SETTLING_TURNS = 20;
const GARBAGE = '<!doctype html><title>Bad gateway</title>';

/** The network between app and backend: the adapter of every axios request. */
export interface Network {
  backend: Backend;
  fault: Fault | null;
  /** Names of the calls made, in order. */
  calls: string[];
  /** Whether time advances while a call hangs, until the user stops waiting. */
  advancesTime: boolean;
  /** The user's action once nothing happens any more. */
  stopWaiting: () => void;
  /** Resolves when a call of the current fault has begun to hang. */
  hung: Promise<'hung'>;
}

export function installNetwork(): Network {
  const state = { fault: null as Fault | null, hang: () => {}, pending: 0, isWaiting: false };
  const network = {
    calls: [],
    advancesTime: false,
    stopWaiting: () => undefined,
    hung: Promise.resolve('hung'),
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
      network.hung = new Promise((resolve) => {
        state.hang = () => resolve('hung');
      });
    },
  } as unknown as Network;
  const hangForever = () => {
    state.pending -= 1;
    void settle().then(state.hang).then(wait);
    return new Promise<never>(() => undefined);
  };
  /** Waits until the page's current work and all other calls are done. */
  const settle = async () => {
    do {
      await realPause(SETTLING_MS);
      await runTurns(SETTLING_TURNS);
    } while (state.pending > 0);
  };
  const wait = async () => {
    if (state.isWaiting) return;
    state.isWaiting = true;
    while (network.advancesTime) {
      advanceTime(PATIENCE);
      await settle();
      network.stopWaiting();
      await settle();
    }
    state.isWaiting = false;
  };
  axios.defaults.adapter = (config) => {
    // A closed page sends nothing.
    if (isTabClosed()) return new Promise(() => undefined);
    state.pending += 1;
    return transmit(network, config, hangForever).finally(() => {
      state.pending -= 1;
    });
  };
  return network;
}

async function transmit(
  network: Network,
  config: InternalAxiosRequestConfig,
  hangForever: () => Promise<never>,
): Promise<AxiosResponse> {
  const name = getName(config);
  const nth = network.calls.filter((call) => call === name).length;
  network.calls.push(name);
  const { fault, backend } = network;
  const isFaulty = fault !== null && fault.call === name && (fault.lasting ? nth >= fault.nth : nth === fault.nth);
  const work = () => respond(backend, config);
  if (!isFaulty) return toAxiosResponse(config, await work());
  switch (fault.way) {
    case '500':
    case '429':
    case '404':
      return toAxiosResponse(config, { status: Number(fault.way), text: '{"error":"out of order"}' });
    case 'dropped':
      throw createNetworkError(config);
    case 'hang':
      return hangForever();
    case 'lost':
      await work();
      throw createNetworkError(config);
    case 'done, then 500':
      await work();
      return toAxiosResponse(config, { status: 500, text: GARBAGE });
    case 'done, then hang':
      await work();
      return hangForever();
    case 'garbage':
      await work();
      return toAxiosResponse(config, { status: 200, text: GARBAGE });
    case 'null':
      await work();
      return toAxiosResponse(config, { status: 200, text: 'null' });
    // A browser sends it again on a new connection. The embedded backend would replace an unsigned withdrawal; others keep both.
    case 'done twice': {
      await work();
      const { state } = backend.store;
      const first = state.transactions;
      const answer = await work();
      state.transactions = [...new Set([...first, ...state.transactions])];
      return toAxiosResponse(config, answer);
    }
    case 'late': {
      const response = await work();
      await realPause(LATE_MS);
      return toAxiosResponse(config, response);
    }
  }
}

/** msw compiles the path of every handler it tries, so handlers of other methods are left out. */
function handlersFor({ handlers }: Backend, method: string): RequestHandler[] {
  return handlers.filter((handler) => !(handler instanceof HttpHandler) || handler.info.method === method);
}

interface RawResponse {
  status: number;
  text: string;
}

async function respond(
  backend: Backend,
  { url = '', method = 'get', data }: InternalAxiosRequestConfig,
): Promise<RawResponse> {
  const request = new Request(url, { method: method.toUpperCase(), ...(data !== undefined && { body: String(data) }) });
  const response = await getResponse(handlersFor(backend, request.method), request);
  if (response === undefined) throw new Error(`No handler for ${method} ${url}`);
  return { status: response.status, text: await response.text() };
}

function toAxiosResponse(config: InternalAxiosRequestConfig, { status, text }: RawResponse): AxiosResponse {
  const response = { data: text, status, statusText: '', headers: {}, config } as AxiosResponse;
  if (status < 300) return response;
  throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, null, response);
}

function createNetworkError(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
}

/** Names a call, with ids, addresses and txids as `:id`, so that names are equal in every run. */
function getName({ url = '', method = 'get' }: InternalAxiosRequestConfig): string {
  const path = new URL(url).pathname.replace(/^\/(explorer\/)?api/, (_all, explorer) => (explorer ? 'explorer' : ''));
  return `${method.toUpperCase()} ${path.replace(/\/(?=[^/]*\d)[^/]{7,}|\/\d+(?=\/|$)/g, '/:id')}`;
}
