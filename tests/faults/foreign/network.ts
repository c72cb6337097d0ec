import type { ForeignBackend } from '@tests/e2e/foreign/backend';
import type { Exchange } from '@tests/openapi/validator';
import axios, { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';
import { PATIENCE } from '@/store/calls/with-timeout';
import { advanceTime, realPause, runTurns } from '../clock';

const BASE = /^\/(explorer\/)?api/;
const SETTLING_MS = 5;
const SETTLING_TURNS = 20;

/** The network between the app and a foreign backend: the adapter of every axios request. */
export interface ForeignNetwork {
  exchanges: Exchange[];
  /** Saves that were sent while the same record was being saved. */
  doubled: string[];
  /** Does work of the app, and `poll` each time that it waits for nothing but a slow save. */
  during<Value>(work: Promise<Value>, poll: () => Promise<unknown>): Promise<Value>;
  /** The same for a poll, which itself stops waiting for a save. */
  passing(poll: Promise<unknown>): Promise<void>;
  uninstall(): void;
}

export function installForeignNetwork({ respond }: ForeignBackend): ForeignNetwork {
  const exchanges: Exchange[] = [];
  const doubled: string[] = [];
  const { adapter: before = [] } = axios.defaults;
  let answering = 0;
  const saving = new Set<string>();

  axios.defaults.adapter = (config) => (config.method?.toUpperCase() === 'PUT' ? save(config) : read(config));

  async function read(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    answering += 1;
    return send(config).finally(() => {
      answering -= 1;
    });
  }

  async function save(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const { url = '' } = config;
    if (saving.has(url)) doubled.push(url);
    saving.add(url);
    return send(config).finally(() => saving.delete(url));
  }

  async function send(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const { url = '', method = 'get', data } = config;
    const body = data === undefined ? {} : { body: String(data) };
    const request = new Request(url, { method: method.toUpperCase(), ...body });
    const response = await respond(request.clone());
    const text = await response.text();
    const { status } = response;
    const path = new URL(url).pathname.replace(BASE, '');
    exchanges.push({ method: request.method, path, body: parse(data), status, answer: parse(text) });
    const answer = { data: text, status, statusText: '', headers: {}, config } as AxiosResponse;
    if (status < 300) return answer;
    throw new AxiosError(`Request failed with status code ${status}`, 'ERR_BAD_RESPONSE', config, null, answer);
  }

  /** Waits until `isOver`, or until nothing but saves is under way. */
  async function settle(isOver: () => boolean): Promise<void> {
    do {
      await realPause(SETTLING_MS);
      await runTurns(SETTLING_TURNS);
    } while (!isOver() && (answering > 0 || saving.size === 0));
  }

  async function drive(work: Promise<unknown>, meanwhile: () => Promise<unknown>): Promise<void> {
    let isOver = false;
    const end = () => {
      isOver = true;
    };
    work.then(end, end);
    for (;;) {
      await settle(() => isOver);
      if (isOver) return;
      await meanwhile();
    }
  }

  return {
    exchanges,
    doubled,
    during: async (work, poll) => {
      await drive(work, poll);
      return work;
    },
    passing: (poll) => drive(poll, async () => advanceTime(PATIENCE)),
    uninstall: () => {
      axios.defaults.adapter = before;
    },
  };
}

function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return text;
  }
}
