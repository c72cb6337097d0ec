import { nightly } from '@tests/daily';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Reply, WorkerApi } from '@/bitcoin/worker/protocol';
import { answerCalls } from '@/bitcoin/worker/worker-api';
import type { AppError } from '@/domain/primitives/errors';
import { context, honestPsbt, OWNER } from './releases';
import { sealEnvelope } from './support';

/* A fake Worker over a MessageChannel, so messages are really serialised. */

const workers: ThreadlessWorker[] = [];
let workerApi: WorkerApi;
let behaviour: WorkerApi;
let startsUp = true;

class ThreadlessWorker extends EventTarget {
  terminated = false;
  private readonly here: MessagePort;
  private readonly there: MessagePort;

  constructor() {
    super();
    const { port1, port2 } = new MessageChannel();
    this.here = port1;
    this.there = port2;
    this.here.onmessage = (event) => this.dispatchEvent(new MessageEvent('message', { data: event.data }));
    if (startsUp) answerCalls(this.there, behaviour);
    workers.push(this);
  }

  postMessage(message: unknown): void {
    if (!this.terminated) this.here.postMessage(message);
  }

  terminate(): void {
    this.terminated = true;
    this.here.close();
    this.there.close();
  }

  /** As a browser reports a script that failed to load, or an uncaught error. */
  die(message = ''): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }));
  }
}

type Client = typeof import('@/bitcoin/client');
let client: Client;

beforeEach(async () => {
  vi.stubGlobal('Worker', ThreadlessWorker);
  vi.resetModules();
  client = await import('@/bitcoin/client');
  ({ workerApi } = await import('@/bitcoin/worker/worker-api'));
  behaviour = workerApi;
  startsUp = true;
});

afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
  vi.unstubAllGlobals();
});

/** The error as plain data; modules are reloaded, so `instanceof AppError` fails. */
async function failure(task: Promise<unknown>): Promise<{ name: string; code: unknown; rule: unknown }> {
  const error = await task.then(
    () => new Error('nothing was thrown'),
    (reason: unknown) => reason as AppError,
  );
  const { code, detail } = error as Partial<AppError>;
  return { name: (error as Error).name, code, rule: detail?.rule };
}

const NEVER: Promise<Reply> = new Promise(() => {});
const LOADED: Reply = { ok: true, value: undefined };

describe('through the worker', () => {
  test('results are returned unchanged', async () => {
    const api = await client.loadBitcoin();
    expect(await api.checkAddress('nonsense', 'regtest')).toEqual({ ok: false, issue: 'not-an-address' });
    expect(await api.inspectPsbt(honestPsbt(), context())).toMatchObject({ verdict: 'sign', summary: { inputs: 1 } });
    const handle = await api.openKey(await sealEnvelope(OWNER, 'password'), 'password', OWNER.public_key);
    const signed = await api.signPsbt(handle, honestPsbt(), context(), { feeAccepted: false });
    expect(signed.summary.signedBy).toEqual([OWNER.public_key]);
    expect(await api.closeKey(handle)).toBeUndefined();
  });

  test('errors keep code and detail', async () => {
    const api = await client.loadBitcoin();
    const envelope = await sealEnvelope(OWNER, 'password');
    const handle = await api.openKey(envelope, 'password', OWNER.public_key);
    expect(await failure(api.openKey(envelope, 'other', OWNER.public_key))).toMatchObject({
      name: 'AppError',
      code: 'wrong-password',
    });
    const elsewhere = context({ depositAddresses: [] });
    expect(await failure(api.signPsbt(handle, honestPsbt(), elsewhere, { feeAccepted: false }))).toEqual({
      name: 'AppError',
      code: 'psbt-refused',
      rule: 'input-not-guarantee',
    });
  });

  test('an error without a code becomes unexpected', async () => {
    const api = await client.loadBitcoin();
    expect(await failure(api.checkAddress(undefined as unknown as string, 'regtest'))).toMatchObject({
      name: 'AppError',
      code: 'unexpected',
    });
  });

  test('only functions of the interface can be called', async () => {
    const reply = await workerApi.request('constructor' as 'openKey', []);
    expect(reply).toMatchObject({ ok: false, error: { code: 'unexpected' } });
  });

  nightly('uses one worker for all calls, warmed up or not', async () => {
    void client.prefetchBitcoin('reading');
    void client.prefetchBitcoin('reading');
    expect(await client.loadBitcoin()).toBe(await client.loadBitcoin());
    expect(workers).toHaveLength(1);
  });
});

describe('a worker', () => {
  async function expectRetry(): Promise<void> {
    behaviour = workerApi;
    startsUp = true;
    const api = await client.loadBitcoin();
    expect(await api.checkAddress('', 'regtest')).toEqual({ ok: false, issue: 'empty' });
    expect(workers.map(({ terminated }) => terminated)).toEqual([true, false]);
  }

  test('that cannot be loaded is a network failure, and is retried', async () => {
    startsUp = false;
    const task = failure(client.loadBitcoin());
    workers[0]?.die();
    expect(await task).toMatchObject({ name: 'AppError', code: 'network' });
    await expectRetry();
  });

  test.each([
    ['has no WebAssembly', () => vi.stubGlobal('WebAssembly', undefined)],
    ['stops before it answers', () => queueMicrotask(() => workers[0]?.die('WebAssembly is not defined'))],
    [
      'is not started',
      () =>
        vi.stubGlobal('Worker', function refuse() {
          throw new Error('Access denied');
        }),
    ],
  ])('that %s is what the browser does not run', async (_name, block) => {
    block();
    expect(await failure(client.loadBitcoin())).toMatchObject({ name: 'AppError', code: 'engine-blocked' });
    vi.unstubAllGlobals();
  });

  test('that cannot load the engine is a network failure, and is retried', async () => {
    const error = { code: 'network', message: 'Failed to fetch module', detail: {} } as const;
    behaviour = { load: async () => ({ ok: false, error }), request: () => NEVER };
    expect(await failure(client.loadBitcoin())).toMatchObject({ name: 'AppError', code: 'network' });
    await expectRetry();
  });

  test('that cannot load a further part finishes running calls, fails the calls that need the part, and is replaced', async () => {
    const error = { code: 'network', message: 'Failed to fetch module', detail: {} } as const;
    let answer: (reply: Reply) => void = () => {};
    const running = new Promise<Reply>((resolve) => {
      answer = resolve;
    });
    behaviour = {
      load: async (part) => (part === 'signing' ? { ok: false, error } : LOADED),
      request: () => running,
    };
    const api = await client.loadBitcoin();
    const check = api.checkAddress('', 'regtest');
    expect(await failure(api.signPsbt('', '', context(), { feeAccepted: false }))).toMatchObject({ code: 'network' });
    expect(workers[0]?.terminated).toBe(false);
    answer({ ok: true, value: { ok: true } });
    expect(await check).toEqual({ ok: true });
    await expectRetry();
  });

  nightly('that cannot load the reader of a key envelope fails the call, and is replaced', async () => {
    const error = { code: 'network', message: 'The reader of bip38 envelopes cannot be fetched', detail: {} } as const;
    behaviour = { load: async () => LOADED, request: async () => ({ ok: false, error }) };
    const api = await client.loadBitcoin();
    expect(await failure(api.openKey('6P', 'a password', OWNER.public_key))).toMatchObject({ code: 'network' });
    await expectRetry();
  });

  test('loads each part once, and only what is needed', async () => {
    const load = vi.fn(workerApi.load);
    behaviour = { ...workerApi, load };
    const api = await client.loadBitcoin('login');
    expect(load.mock.calls).toEqual([['login']]);
    await Promise.all([api.checkAddress('', 'regtest'), api.checkAddress('', 'regtest')]);
    await api.closeKey('');
    expect(load.mock.calls).toEqual([['login'], ['reading'], ['keys']]);
  });

  test('that dies during a call fails the call, and is replaced', async () => {
    behaviour = { load: async () => LOADED, request: () => NEVER };
    const api = await client.loadBitcoin();
    const calls = [failure(api.checkAddress('', 'regtest')), failure(api.checkAddress('', 'regtest'))];
    workers[0]?.die('out of memory');
    expect(await Promise.all(calls)).toEqual([
      expect.objectContaining({ name: 'AppError', code: 'unexpected' }),
      expect.objectContaining({ name: 'AppError', code: 'unexpected' }),
    ]);
    expect(await failure(api.checkAddress('', 'regtest'))).toMatchObject({ code: 'unexpected' });
    await expectRetry();
  });

  test('that stops responding fails the call after two minutes, and is replaced', async () => {
    behaviour = { load: async () => LOADED, request: () => NEVER };
    const api = await client.loadBitcoin();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const call = failure(api.checkAddress('', 'regtest'));
    await vi.advanceTimersByTimeAsync(120_000);
    vi.useRealTimers();
    expect(await call).toMatchObject({ name: 'AppError', code: 'unexpected' });
    await expectRetry();
  });

  nightly('that fails while warming up is not reported until it is needed', async () => {
    startsUp = false;
    void client.prefetchBitcoin('reading');
    workers[0]?.die();
    await Promise.resolve();
    await expectRetry();
  });
});
