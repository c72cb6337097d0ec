import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { demoAddress } from '@mocks/demo/demo-keys';
import { DESTINATION } from '@tests/faults/scenes';
import { contractId, readText } from '@tests/hostile/seal-stage';
import { GUARANTEE_REF, hostileStages, PASSWORD, type Stage } from '@tests/hostile/stage';
import { completeRelease, cosignFile, forge, lower, readFile, releaseHigher } from '@tests/hostile/stuck-release';
import { countCalls, hasSentSignature } from '@tests/hostile/traffic';
import { sats, toUser } from '@tests/unit/domain/make';
import { readConsent } from '@tests/unit/store/approval';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadBitcoin } from '@/bitcoin/client';
import { AppError } from '@/domain/primitives/errors';
import { BACKGROUND } from '@/lib/intent';
import { loginSuccess } from '@/store/auth/auth.slice';
import { GATES } from '@/store/boot/gates';
import { requireContract, selectContract } from '@/store/contracts/contracts.selectors';
import { loadContract } from '@/store/contracts/load.thunks';
import { keyChecked } from '@/store/keys/own-key.slice';
import { requestDeposit } from '@/store/payments/request-deposit.thunks';
import type { Gate, GatedAction } from '@/store/signing/gates';
import { passGates } from '@/store/signing/gates';
import { listGivenSignatures } from '@/store/signing/signature-store';
import { signContractTerms } from '@/store/terms/sign-terms.thunks';
import { cosign } from '@/store/withdrawals/cosign.thunks';
import { release } from '@/store/withdrawals/release.thunks';

const openStage = hostileStages();
const ORDER = { address: DESTINATION, finalAmount: sats(50_000), fee: sats(1_896) };
const SPLIT = { ...ORDER, fee: sats(2_412), second: { address: demoAddress('berto'), amount: sats(20_000) } };
const ALL: readonly GatedAction[] = [
  'inspect',
  'deposit',
  'release',
  'sign',
  'release-again',
  'terms',
  'payout',
  'return',
  'ask-return',
];
const gates = GATES as Gate[];

let added = 0;
afterEach(() => {
  vi.restoreAllMocks();
  gates.splice(gates.length - added, added);
  added = 0;
});

function addGate(check: () => void): void {
  gates.push({ name: 'new', actions: ALL, check: () => async () => check() });
  added += 1;
}

test.each<[GatedAction, string[]]>([
  ['inspect', ['remembered keys', 'known addresses', 'signature memory']],
  ['deposit', ['own key', 'remembered keys', 'known addresses', 'terms']],
  ['release', ['own key', 'remembered keys', 'known addresses', 'signature memory', 'terms']],
  ['sign', ['own key', 'remembered keys', 'known addresses', 'signature memory', 'terms']],
  ['release-again', ['own key', 'remembered keys', 'known addresses', 'signature memory', 'terms']],
  ['terms', ['own key', 'remembered keys']],
  ['payout', ['own key', 'remembered keys']],
  ['ask-return', ['own key', 'remembered keys', 'known addresses', 'signature memory', 'terms']],
  ['return', ['own key', 'remembered keys', 'known addresses', 'signature memory', 'terms']],
])('the gates of %s', (action, names) => {
  expect(GATES.filter(({ actions }) => actions.includes(action)).map(({ name }) => name)).toEqual(names);
});

interface Opened {
  stage: Stage;
  act: () => Promise<unknown>;
  /** Instead of the stage's own, which counts what was done before the flow. */
  expectUnharmed?: () => Promise<void>;
}

interface Flow {
  name: string;
  open: () => Promise<Opened>;
  /** The engine calls after the first and the second pass. */
  steps: [string, string];
}

const FLOWS: Flow[] = [
  {
    name: 'a release',
    steps: ['openKey', 'signPsbt'],
    open: async () => {
      const stage = await openStage('funded', 'ana');
      return { stage, act: () => stage.store.dispatch(release(GUARANTEE_REF, ORDER, PASSWORD)) };
    },
  },
  {
    name: 'a co-signature',
    steps: ['openKey', 'cosignPsbt'],
    open: async () => {
      const stage = await openStage('signed', 'ana');
      const consent = await readConsent(stage);
      return { stage, act: () => stage.store.dispatch(cosign(GUARANTEE_REF, PASSWORD, { consent })) };
    },
  },
  {
    name: 'a release with two payees',
    steps: ['openKey', 'signPsbt'],
    open: async () => {
      const stage = await openStage('funded', 'ana');
      return { stage, act: () => stage.store.dispatch(release(GUARANTEE_REF, SPLIT, PASSWORD)) };
    },
  },
  {
    name: 'releasing again',
    steps: ['openKey', 'signPsbt'],
    open: async () => {
      const opened = await openStuck();
      return { ...opened, act: () => releaseHigher(opened.stage, 5_000) };
    },
  },
  {
    name: 'signing a file',
    steps: ['openKey', 'cosignPsbt'],
    open: async () => {
      const opened = await openStuck();
      const psbt = forge(opened.stage, (outputs) => lower(outputs, 5_000n));
      const consent = await readFile(opened.stage, psbt);
      return { ...opened, act: () => cosignFile(opened.stage, psbt, consent) };
    },
  },
  {
    name: 'signing terms',
    steps: ['openKey', 'signTerms'],
    open: async () => {
      const stage = await openStage('funded', 'ana');
      const order = { contractId, text: await readText(stage), password: PASSWORD, sentence: 'I signed.' };
      return { stage, act: () => stage.store.dispatch(signContractTerms(order)) };
    },
  },
];

/** A release that waits in the mempool. What was sent up to then is not counted. */
async function openStuck() {
  const stage = await openStage('signed', 'ana');
  await completeRelease(stage);
  stage.sent.splice(0);
  const expectUnharmed = async () => {
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
    expect(countCalls(stage.sent, /broadcast/)).toBe(0);
    expect(await listGivenSignatures()).toHaveLength(1);
  };
  return { stage, expectUnharmed };
}

/** Notes the calls that open the key and sign. */
async function noteSteps(log: string[]): Promise<void> {
  const engine = await loadBitcoin('signing');
  for (const name of ['openKey', 'signPsbt', 'cosignPsbt', 'signTerms'] as const) {
    const original = engine[name] as (...args: unknown[]) => Promise<unknown>;
    vi.spyOn(engine, name).mockImplementation((...args: unknown[]) => {
      log.push(name);
      return original.apply(engine, args) as never;
    });
  }
}

describe.each(FLOWS)('$name', ({ open, steps }) => {
  test('passes a new gate before the key is opened, and again right before the signature', async () => {
    const { act } = await open();
    const log: string[] = [];
    await noteSteps(log);
    addGate(() => log.push('gate'));
    expect(await act()).toMatchObject({ ok: true });
    expect(log).toEqual(['gate', steps[0], 'gate', steps[1]]);
  });

  test('opens no key while a gate is closed', async () => {
    const { stage, act, expectUnharmed = stage.expectUnharmed } = await open();
    const log: string[] = [];
    await noteSteps(log);
    addGate(() => {
      throw new AppError('unexpected', 'The gate is closed');
    });
    expect(await act()).toMatchObject({ ok: false, error: { message: 'The gate is closed' } });
    expect(log).toEqual([]);
    await expectUnharmed();
  });

  test('signs nothing if a gate closes while the key is being opened', async () => {
    const { stage, act, expectUnharmed = stage.expectUnharmed } = await open();
    const log: string[] = [];
    await noteSteps(log);
    addGate(() => {
      if (log.includes('openKey')) throw new AppError('unexpected', 'The gate is closed');
    });
    expect(await act()).toMatchObject({ ok: false, error: { message: 'The gate is closed' } });
    expect(log).toEqual(['openKey']);
    expect(hasSentSignature(stage.sent, stage.user.public_key ?? '')).toBe(false);
    await expectUnharmed();
  });
});

test('a deposit passes a new gate before the address is requested, and again before it is shown', async () => {
  const stage = await openStage('pending', 'berto');
  const log: number[] = [];
  addGate(() => log.push(stage.backend.store.state.transactions.length));
  const before = stage.backend.store.state.transactions.length;
  expect(await stage.store.dispatch(requestDeposit(GUARANTEE_REF))).toMatchObject({ ok: true });
  expect(log).toEqual([before, stage.backend.store.state.transactions.length]);
});

describe('passing the gates', () => {
  const pass = (stage: Stage, action: GatedAction, options?: Parameters<typeof passGates>[1]) =>
    stage.store.dispatch(passGates({ contractId, action, intent: BACKGROUND }, options));
  const countKeyCalls = ({ sent }: Stage) => countCalls(sent, /^GET \/arbitrators\//);

  test('for a deposit takes a key that was opened, for a signature one that can be', async () => {
    const stage = await openStage('funded', 'ana');
    stage.store.dispatch(keyChecked('unchecked'));
    await expect(pass(stage, 'deposit')).rejects.toMatchObject({ code: 'key-unchecked' });
    await expect(pass(stage, 'release')).resolves.toMatchObject({ contract: { id: contractId } });
    stage.store.dispatch(loginSuccess(toUser({ ...stage.user, encrypted_key: null })));
    stage.store.dispatch(keyChecked('good'));
    for (const action of ['release', 'sign', 'release-again', 'terms', 'payout'] as const)
      await expect(pass(stage, action)).rejects.toMatchObject({ code: 'bad-envelope' });
    await expect(pass(stage, 'deposit')).resolves.toMatchObject({ contract: { id: contractId } });
  });

  test('runs the gates of the action alone', async () => {
    const stage = await openStage('funded', 'ana');
    const log: string[] = [];
    gates.push({ name: 'new', actions: ['deposit'], check: () => async () => void log.push('deposit') });
    added += 1;
    await pass(stage, 'release');
    expect(log).toEqual([]);
    await pass(stage, 'deposit');
    expect(log).toEqual(['deposit']);
  });

  test("asks for the arbitrator's key once, and again right before the signature", async () => {
    const stage = await openStage('funded', 'ana');
    stage.sent.splice(0);
    const ground = await pass(stage, 'release');
    expect(countKeyCalls(stage)).toBe(1);
    await pass(stage, 'release', { since: ground });
    expect(countKeyCalls(stage)).toBe(1);
    await pass(stage, 'release', { since: ground, isFresh: true });
    expect(countKeyCalls(stage)).toBe(2);
    const other = { ...ground, contract: { ...ground.contract, arbitrator: 'another' } };
    await pass(stage, 'release', { since: other });
    expect(countKeyCalls(stage)).toBe(3);
    await pass(stage, 'release');
    expect(countKeyCalls(stage)).toBe(4);
  });

  test('starts again if the contract changes meanwhile, and resolves to the one that has passed', async () => {
    const stage = await openStage('funded', 'ana');
    const titles: string[] = [];
    const readTitle = () => selectContract(stage.store.getState(), contractId)?.title ?? '';
    gates.push({
      name: 'new',
      actions: ['release'],
      check:
        ({ contract }) =>
        async (dispatch) => {
          titles.push(contract.title);
          const [stored] = stage.backend.store.state.contracts;
          if (titles.length > 1 || stored === undefined) return;
          stored.title = 'Another';
          await dispatch(loadContract(contractId));
        },
    });
    added += 1;
    const before = readTitle();
    stage.sent.splice(0);
    const ground = await pass(stage, 'release');
    expect(titles).toEqual([before, 'Another']);
    expect(ground.contract.title).toBe('Another');
    expect(countKeyCalls(stage)).toBe(1);
  });

  test('judges the contract that the user has read, although another has arrived', async () => {
    const stage = await openStage('funded', 'ana');
    const contract = { ...requireContract(stage.store.getState(), contractId), title: 'As read' };
    const request = { contractId, contract, action: 'terms', intent: BACKGROUND } as const;
    expect((await stage.store.dispatch(passGates(request))).contract).toBe(contract);
  });
});

test('nothing but store/signing signs or opens the signing key', () => {
  const root = path.resolve('src');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(store|features|pages|app)\/.*\.tsx?$/.test(file),
  );
  const signing = files.filter((file) =>
    /\.(signPsbt|cosignPsbt|signTerms)\(|\bwithOwnKey\(/.test(readFileSync(path.join(root, file), 'utf8')),
  );
  expect(signing.length).toBeGreaterThan(0);
  expect(signing.filter((file) => !file.startsWith('store/signing/'))).toEqual([]);
});
