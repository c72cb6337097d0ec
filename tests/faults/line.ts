import type { Backend } from '@mocks/backend';
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { getResponse, HttpHandler, type RequestHandler } from 'msw';
import { RESPONSE_TIMEOUT } from '@/store/calls/requests';
import { passTime, realPause, turns } from './clock';
import { isAfterlife } from './tab';

/** How a call goes wrong. Those after `lost` did their work at the backend first. */
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
export type Way = (typeof WAYS)[number];

export interface Fault {
  /** The call that goes wrong, as `PUT /contracts/transaction/:id`, and which of them: 0 is the first. */
  call: string;
  nth: number;
  way: Way;
  /** All later ones of the kind go wrong as well. */
  lasting: boolean;
}

const LATE_MS = 25;
const SETTLING_MS = 5;
const SETTLING_TURNS = 20;
const GARBAGE = '<!doctype html><title>Bad gateway</title>';

/** The wire between the program and the backend: everything that axios sends goes through here. */
export interface Line {
  backend: Backend;
  fault: Fault | null;
  /** Kinds of calls that were made, in order. */
  calls: string[];
  /** Whether time passes while a call hangs, so that the program's deadlines do. */
  timePasses: boolean;
  /** Resolves when a call of the present fault has begun to hang. */
  hung: Promise<'hung'>;
}

export function openLine(): Line {
  const state = { fault: null as Fault | null, hang: () => {}, underWay: 0, waiting: false };
  const line = {
    calls: [],
    timePasses: false,
    hung: Promise.resolve('hung'),
    get fault() {
      return state.fault;
    },
    set fault(fault) {
      state.fault = fault;
      line.hung = new Promise((resolve) => {
        state.hang = () => resolve('hung');
      });
    },
  } as unknown as Line;
  const never = () => {
    state.underWay -= 1;
    void settle().then(state.hang).then(wait);
    return new Promise<never>(() => undefined);
  };
  /** What else the page is about to do in this moment, and every call that does not hang, come first. */
  const settle = async () => {
    do {
      await realPause(SETTLING_MS);
      await turns(SETTLING_TURNS);
    } while (state.underWay > 0);
  };
  const wait = async () => {
    if (state.waiting) return;
    state.waiting = true;
    while (line.timePasses) {
      passTime(RESPONSE_TIMEOUT);
      await settle();
    }
    state.waiting = false;
  };
  axios.defaults.adapter = (config) => {
    // A page that was closed sends nothing any more.
    if (isAfterlife()) return new Promise(() => undefined);
    state.underWay += 1;
    return carry(line, config, never).finally(() => {
      state.underWay -= 1;
    });
  };
  return line;
}

async function carry(
  line: Line,
  config: InternalAxiosRequestConfig,
  never: () => Promise<never>,
): Promise<AxiosResponse> {
  const kind = kindOf(config);
  const nth = line.calls.filter((call) => call === kind).length;
  line.calls.push(kind);
  const { fault, backend } = line;
  const hit = fault !== null && fault.call === kind && (fault.lasting ? nth >= fault.nth : nth === fault.nth);
  const work = () => answer(backend, config);
  if (!hit) return responseOf(config, await work());
  switch (fault.way) {
    case '500':
    case '429':
    case '404':
      return responseOf(config, { status: Number(fault.way), text: '{"error":"out of order"}' });
    case 'dropped':
      throw dropped(config);
    case 'hang':
      return never();
    case 'lost':
      await work();
      throw dropped(config);
    case 'done, then 500':
      await work();
      return responseOf(config, { status: 500, text: GARBAGE });
    case 'done, then hang':
      await work();
      return never();
    case 'garbage':
      await work();
      return responseOf(config, { status: 200, text: GARBAGE });
    case 'null':
      await work();
      return responseOf(config, { status: 200, text: 'null' });
    case 'late': {
      const response = await work();
      await realPause(LATE_MS);
      return responseOf(config, response);
    }
  }
}

/** Each handler that is tried compiles its path anew: those of other methods need not. */
function handlersFor({ handlers }: Backend, method: string): RequestHandler[] {
  return handlers.filter((handler) => !(handler instanceof HttpHandler) || handler.info.method === method);
}

interface Answer {
  status: number;
  text: string;
}

async function answer(
  backend: Backend,
  { url = '', method = 'get', data }: InternalAxiosRequestConfig,
): Promise<Answer> {
  const request = new Request(url, { method: method.toUpperCase(), ...(data !== undefined && { body: String(data) }) });
  const response = await getResponse(handlersFor(backend, request.method), request);
  if (response === undefined) throw new Error(`Nothing answers ${method} ${url}`);
  return { status: response.status, text: await response.text() };
}

function responseOf(config: InternalAxiosRequestConfig, { status, text }: Answer): AxiosResponse {
  const response = { data: text, status, statusText: '', headers: {}, config } as AxiosResponse;
  if (status < 300) return response;
  throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, null, response);
}

function dropped(config: InternalAxiosRequestConfig): AxiosError {
  return new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
}

/** Ids, addresses and txids as `:id`, so that a call has the same name in every run. */
function kindOf({ url = '', method = 'get' }: InternalAxiosRequestConfig): string {
  const path = new URL(url).pathname.replace(/^\/(explorer\/)?api/, (_all, explorer) => (explorer ? 'explorer' : ''));
  return `${method.toUpperCase()} ${path.replace(/\/(?=[^/]*\d)[^/]{7,}|\/\d+(?=\/|$)/g, '/:id')}`;
}
