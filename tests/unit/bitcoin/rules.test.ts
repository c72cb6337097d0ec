import { crypto as hashes, script as scripts } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import { toAddress } from '@/bitcoin/addresses/output-script';
import type { SigningContext } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import { collectFacts } from '@/bitcoin/psbt/facts';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import { createPsbtView, type InputView } from '@/bitcoin/psbt/psbt-view';
import { REFUSALS } from '@/bitcoin/psbt/rules';
import { findCommonSigners, verifySignatures } from '@/bitcoin/psbt/signatures';
import { MAX_SATS } from '@/domain/primitives/amount';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import {
  ARBITRATOR_KEY,
  buildPsbt,
  CONTRACTORS,
  context,
  DESTINATION,
  deposit,
  depositInput,
  hex,
  honestPlan,
  honestPsbt,
  multisig,
  OTHER_DEPOSIT,
  p2wsh,
  plannedPsbt,
  previousTransaction,
  sat,
} from './releases';

/** The violations of one rule, whatever the rules before it say. */
function violate(name: PsbtRule, change: Partial<InputView>, changed: Partial<SigningContext> = {}): string[] {
  const view = createPsbtView(buildPsbt(honestPlan(2)));
  Object.assign(view.inputs[1] ?? {}, change);
  const facts = collectFacts(view, context(changed));
  return REFUSALS.filter((rule) => rule.name === name).flatMap((rule) => rule.check(view, facts) ?? []);
}

function refusal(psbt: string, change: Partial<SigningContext> = {}) {
  const inspection = inspectPsbt(psbt, context(change));
  return inspection.verdict === 'refuse' ? { rule: inspection.rule, reason: inspection.reason } : inspection.verdict;
}

describe('a rule does not rely on the library, nor on the rules before it:', () => {
  const [first] = createPsbtView(buildPsbt(honestPlan(2))).inputs;

  test('an outpoint that is spent twice is a double spend, even if the library lets it pass', () => {
    const outpoint = first?.outpoint ?? '';
    expect(violate('double-spend', { outpoint })).toEqual([`Input 1 spends ${outpoint}, as an earlier input does`]);
    expect(violate('double-spend', {})).toEqual([]);
  });

  test('an input without its output has no amount, no script and no deposit address', () => {
    const missing = { witnessUtxo: null, outpoint: `${'ab'.repeat(32)}:0` };
    const unspentOutputs = [{ outpoint: missing.outpoint, amount: sat(100_000) }];
    expect(violate('input-output-missing', missing)).toEqual([
      `Input 1 lacks the output that it spends, ${missing.outpoint}`,
    ]);
    expect(violate('input-amount-differs', missing, { unspentOutputs })).toEqual([
      'Input 1 claims 0 sat but the explorer lists 100000 sat',
    ]);
    expect(violate('input-script-differs', missing)).toEqual([
      'The witness script of input 1 does not hash to the output that it spends',
    ]);
    expect(violate('input-not-guarantee', missing)).toEqual([
      `Input 1 spends ${missing.outpoint}, which is not at a deposit address of this guarantee`,
    ]);
  });

  test('an input without its witness script does not match its output', () => {
    expect(violate('input-script-differs', { witnessScript: null })).toHaveLength(1);
    expect(violate('input-script-missing', { witnessScript: null })).toEqual(['Input 1 lacks its witness script']);
  });

  test('a previous transaction that is not the one being spent proves nothing', () => {
    const wrong = { previousOutput: 'wrong' } as const;
    expect(violate('input-output-missing', wrong)).toHaveLength(1);
    expect(violate('input-amount-differs', wrong)).toEqual([]);
    expect(violate('input-script-differs', wrong)).toEqual([]);
    expect(violate('input-output-missing', { ...wrong, witnessUtxo: null })).toHaveLength(1);
  });

  test.each([
    [null, []],
    [0, []],
    [1, []],
    [3, ['Input 1 asks for sighash type 0x03']],
    [0x81, ['Input 1 asks for sighash type 0x81']],
  ])('sighash type %s', (sighashType, violations) => {
    expect(violate('sighash', { sighashType })).toEqual(violations);
  });

  test('a finalised input is reported', () => {
    expect(violate('input-finalized', { finalized: true })).toEqual(['Input 1 is already finalised']);
  });
});

describe('a witness script', () => {
  const withScript = (witnessScript: Uint8Array) =>
    plannedPsbt((plan) => {
      plan.inputs.splice(0, 1, { ...depositInput(0), witnessScript });
      Object.assign(plan.outputs[1] ?? {}, { to: p2wsh(witnessScript) });
    });

  test.each([
    [9_999, 'sign'],
    [10_000, 'sign'],
    [10_001, { rule: 'input-script-missing', reason: 'The witness script of input 0 has 10001 bytes' }],
    [60_000, { rule: 'input-script-missing', reason: 'The witness script of input 0 has 60000 bytes' }],
  ])('of %s bytes', (bytes, expected) => {
    const script = new Uint8Array(bytes);
    const depositAddresses = [toAddress(p2wsh(script), 'regtest') ?? ''];
    const psbt = withScript(script);
    expect(refusal(psbt, { depositScript: 'unverified', fastestFee: 200, depositAddresses })).toEqual(expected);
  });

  const arbitrator = encodeHex(ARBITRATOR_KEY);
  test.each([
    ['1-of-3', multisig(1, [...CONTRACTORS, arbitrator])],
    ['3-of-3', multisig(3, [...CONTRACTORS, arbitrator])],
    ['2-of-2', multisig(2, CONTRACTORS)],
    ['2-of-4', multisig(2, [...CONTRACTORS, arbitrator, arbitrator])],
  ])('%s is refused even at a known deposit address', (_name, script) => {
    const depositAddresses = [toAddress(p2wsh(script), 'regtest') ?? '', deposit(0).address];
    expect(refusal(withScript(script), { depositAddresses })).toEqual({
      rule: 'input-not-guarantee',
      reason: 'Input 0 is not locked by a 2-of-3',
    });
  });

  test.each<[PsbtRule, string, (script: Uint8Array) => Uint8Array]>([
    ['input-type', 'P2SH of it', (script) => Uint8Array.of(0xa9, 20, ...hashes.hash160(script), 0x87)],
    ['input-type', 'another version', (script) => Uint8Array.of(0x51, 32, ...hashes.sha256(script))],
    ['input-type', 'a longer script', (script) => Uint8Array.of(...p2wsh(script), 0)],
    ['input-type', 'its hash alone', (script) => hashes.sha256(script)],
    ['input-type', 'another push', (script) => Uint8Array.of(0, 33, ...hashes.sha256(script))],
    ['input-type', 'nothing', () => new Uint8Array()],
    [
      'input-script-differs',
      'its hash in reverse',
      (script) => Uint8Array.of(0, 32, ...hashes.sha256(script).reverse()),
    ],
    ['input-script-differs', 'its hash twice', (script) => p2wsh(hashes.sha256(script))],
  ])('is refused by %s for an output that is %s', (rule, _name, lock) => {
    const psbt = honestPsbt((p) => {
      const [input] = p.data.inputs;
      if (input?.witnessScript) input.witnessUtxo = { script: lock(input.witnessScript), value: 100_000n };
    });
    expect(refusal(psbt)).toMatchObject({ rule });
  });
});

describe('the contract keys', () => {
  const unknown = { rule: 'input-not-guarantee', reason: "Input 0 cannot be checked: the contract's keys are unknown" };
  const [owner, counterparty] = CONTRACTORS;

  test.each<[string, (string | null)[]]>([
    ['one of them unknown', [owner, null]],
    ['both unknown', [null, null]],
    ['none', []],
    ['one alone', [owner]],
    ['two beside an unknown one', [owner, counterparty, null]],
    ['three', [owner, counterparty, encodeHex(ARBITRATOR_KEY)]],
  ])('%s: nothing can be checked', (_name, contractorKeys) => {
    expect(refusal(honestPsbt(), { contractorKeys })).toEqual(unknown);
  });

  test('may be in capitals', () => {
    expect(refusal(honestPsbt(), { contractorKeys: [owner.toUpperCase(), counterparty] })).toBe('sign');
  });

  test('that locks nothing is reported', () => {
    const stranger = `02${'11'.repeat(32)}`;
    expect(refusal(honestPsbt(), { contractorKeys: [owner, stranger] })).toEqual({
      rule: 'input-not-guarantee',
      reason: `Input 0 is not locked with the contractor key ${stranger}`,
    });
  });

  test('do not matter where scripts are not verified', () => {
    expect(refusal(honestPsbt(), { contractorKeys: [null, null], depositScript: 'unverified' })).toBe('sign');
  });
});

describe('amounts', () => {
  /** Replaces an 8-byte amount in the PSBT: the library refuses to write a negative one. */
  function withAmount(psbt: Uint8Array, before: bigint, after: bigint): string {
    const encode = (value: bigint) => {
      const bytes = new Uint8Array(8);
      new DataView(bytes.buffer).setBigInt64(0, value, true);
      return encodeHex(bytes);
    };
    const text = encodeHex(psbt);
    expect(text.split(encode(before))).toHaveLength(2);
    return text.replace(encode(before), encode(after));
  }

  test('of an output may not be negative, which would hide what another one takes', () => {
    const plan = honestPlan();
    plan.outputs[1] = { to: deposit(0).address, value: 39_123n };
    const psbt = buildPsbt(plan).toBuffer();
    expect(refusal(withAmount(psbt, 39_123n, -1n))).toEqual({
      rule: 'unreadable',
      reason: '-1 sat is not a valid amount',
    });
  });

  test('of an input may not be negative', () => {
    const psbt = buildPsbt(honestPlan()).toBuffer();
    expect(refusal(withAmount(psbt, 100_000n, -5n))).toEqual({
      rule: 'unreadable',
      reason: '-5 sat is not a valid amount',
    });
  });

  test('that are negative are not valid, even if the sums are', () => {
    const plan = honestPlan(2);
    plan.inputs.splice(1, 1, { ...depositInput(1), value: 7n });
    const psbt = buildPsbt(plan).toBuffer();
    expect(refusal(withAmount(psbt, 7n, -9n))).toEqual({ rule: 'unreadable', reason: '-9 sat is not a valid amount' });
  });
});

describe('an amount that the explorer lists', () => {
  const [outpoint = ''] = createPsbtView(buildPsbt(honestPlan())).inputs.map((input) => input.outpoint);

  test.each([
    [100_000, 'sign'],
    [99_999, { rule: 'input-amount-differs', reason: 'Input 0 claims 100000 sat but the explorer lists 99999 sat' }],
    [100_001, { rule: 'input-amount-differs', reason: 'Input 0 claims 100000 sat but the explorer lists 100001 sat' }],
  ])('as %s sat', (amount, expected) => {
    expect(refusal(honestPsbt(), { unspentOutputs: [{ outpoint, amount: sat(amount) }] })).toEqual(expected);
  });

  test('counts as proof', () => {
    const unspentOutputs = [{ outpoint, amount: sat(100_000) }];
    expect(inspectPsbt(honestPsbt(), context({ unspentOutputs })).summary?.unprovenInputs).toBe(0);
  });
});

describe('an output that pays somebody else is reported', () => {
  test.each<[string, string | Uint8Array]>([
    [OTHER_DEPOSIT.address, OTHER_DEPOSIT.address],
    ['script 6a0107', Uint8Array.of(0x6a, 1, 7)],
  ])('%s', (payee, to) => {
    const psbt = plannedPsbt((plan) => plan.outputs.push({ to, value: 600n }));
    expect(refusal(psbt)).toEqual({ rule: 'output-elsewhere', reason: `Output 2 pays 600 sat to ${payee}` });
  });

  test('and so is a destination that is missing or not an address', () => {
    const amount = sat(60_001);
    expect(refusal(honestPsbt(), { request: { address: DESTINATION, amount } })).toEqual({
      rule: 'request-not-paid',
      reason: `No output pays ${DESTINATION} exactly 60001 sat`,
    });
    expect(refusal(honestPsbt(), { request: { address: 'nonsense', amount } })).toEqual({
      rule: 'request-not-paid',
      reason: 'No output pays nonsense exactly 60001 sat',
    });
  });
});

describe('a signature that is still open', () => {
  const view = createPsbtView(buildPsbt(honestPlan()));
  const [outpoint = ''] = view.inputs.map((input) => input.outpoint);
  const other = 'cd'.repeat(32);

  test.each([
    ['spends the same coin', { txid: other, outpoints: [outpoint] }, 'sign'],
    ['is of this transaction', { txid: view.txid, outpoints: [`${other}:0`] }, 'sign'],
    [
      'spends other coins',
      { txid: other, outpoints: [`${other}:0`] },
      { rule: 'pays-twice', reason: `${other} is signed, still open, and spends other coins` },
    ],
  ])('%s', (_name, open, expected) => {
    expect(refusal(honestPsbt(), { openSignatures: [open] })).toEqual(expected);
  });

  test('is not excluded by a transaction that this one does not need', () => {
    const unrelated = previousTransaction(Uint8Array.of(0x51), 1n, 0);
    const openSignatures = [{ txid: other, outpoints: [`${'07'.repeat(32)}:0`] }];
    expect(refusal(honestPsbt(), { openSignatures, previousTransactions: [unrelated.toHex()] })).toMatchObject({
      rule: 'pays-twice',
    });
  });

  test('is excluded by a parent that spends its coin', () => {
    const plan = honestPlan();
    const [planned = depositInput(0)] = plan.inputs;
    const parent = previousTransaction(p2wsh(planned.witnessScript), 100_000n, 0);
    plan.inputs = [{ ...planned, txid: parent.getId(), vout: 0 }];
    const psbt = buildPsbt(plan).toBase64();
    const openSignatures = [{ txid: other, outpoints: [`${'07'.repeat(32)}:0`] }];
    expect(refusal(psbt, { openSignatures })).toMatchObject({ rule: 'pays-twice' });
    expect(refusal(psbt, { openSignatures, previousTransactions: [`\n${parent.toHex()} `] })).toBe('sign');
  });
});

describe('a signature is refused with its fault', () => {
  const [owner] = CONTRACTORS;
  const stranger = `02${'11'.repeat(32)}`;
  const compact = new Uint8Array(64).fill(1);

  test.each([
    ['malformed', owner, Uint8Array.of(1, 2, 3), 'signature-invalid', 'is malformed'],
    [
      'foreign',
      stranger,
      scripts.signature.encode(compact, 1),
      'signature-invalid',
      'is by a key that is not in the witness script',
    ],
    [
      'for one output',
      owner,
      scripts.signature.encode(compact, 3),
      'sighash',
      'does not commit to the whole transaction',
    ],
    ['invalid', owner, scripts.signature.encode(compact, 1), 'signature-invalid', 'is not valid'],
  ])('%s', (_name, publicKey, signature, rule, fault) => {
    const psbt = honestPsbt((p) =>
      Object.assign(p.data.inputs[0] ?? {}, { partialSig: [{ pubkey: hex(publicKey), signature }] }),
    );
    expect(refusal(psbt)).toEqual({ rule, reason: `The signature of ${publicKey} on input 0 ${fault}` });
  });

  test('unless there is none: an input needs no script then', () => {
    const view = createPsbtView(buildPsbt(honestPlan(2)));
    Object.assign(view.inputs[0] ?? {}, { witnessScript: null });
    expect(verifySignatures(view)).toEqual({ fault: null, signedBy: [] });
    expect(findCommonSigners([])).toEqual([]);
  });
});

describe('a refusal has a summary only if the data is complete and valid:', () => {
  const summarize = (psbt: string, change: Partial<SigningContext> = {}) => inspectPsbt(psbt, context(change)).summary;
  const cut = (field: 'witnessUtxo' | 'witnessScript') =>
    honestPsbt((psbt) => {
      delete psbt.data.inputs[1]?.[field];
    }, 2);

  test.each<[string, () => string]>([
    ['an input lacks its output', () => cut('witnessUtxo')],
    ['an input lacks its script', () => cut('witnessScript')],
    ['there are no inputs', () => plannedPsbt((plan) => Object.assign(plan, { inputs: [], outputs: [] }))],
    [
      'the inputs exceed the money supply',
      () =>
        plannedPsbt((plan) => {
          for (const input of plan.inputs) input.value = BigInt(MAX_SATS);
          plan.outputs = [{ to: DESTINATION, value: BigInt(MAX_SATS) }];
        }, 2),
    ],
  ])('none when %s', (_what, make) => {
    expect(summarize(make())).toBeNull();
  });

  test('no output is the destination when that is not an address', () => {
    const request = { address: 'nonsense', amount: sat(60_000) };
    expect(summarize(honestPsbt(), { request })?.outputs.map(({ role }) => role)).toEqual(['other', 'change']);
  });

  test('a wrong previous transaction proves no amount', () => {
    const psbt = honestPsbt((p) => Object.assign(p.data.inputs[0] ?? {}, { nonWitnessUtxo: Uint8Array.of(1) }));
    expect(summarize(psbt)?.unprovenInputs).toBe(1);
  });

  test('fee rate and outpoints are those of the transaction', () => {
    const summary = summarize(honestPsbt(() => {}, 2));
    expect(summary?.feeRate).toBe((summary?.fee ?? 0) / (summary?.vsize ?? 0));
    expect(summary?.outpoints).toEqual(createPsbtView(buildPsbt(honestPlan(2))).inputs.map(({ outpoint }) => outpoint));
  });
});

test('a deposit address that cannot be read is ignored', () => {
  expect(refusal(honestPsbt(), { depositAddresses: ['nonsense', deposit(0).address] })).toBe('sign');
});

test('a fee rate that is not valid is reported with its cause', () => {
  const inspect = () => inspectPsbt(honestPsbt(), context({ fastestFee: -1 }));
  expect(inspect).toThrow(expect.objectContaining({ code: 'fees-unknown', cause: expect.any(RangeError) }));
});

describe('the text of a PSBT', () => {
  test('in hex may be among white space', () => {
    const text = encodeHex(buildPsbt(honestPlan()).toBuffer());
    expect(refusal(`\n ${text} \n`)).toBe('sign');
  });

  test('in base64 may contain the magic of hex', () => {
    const made = [0, 1, 2].map((shift) =>
      plannedPsbt((plan) => {
        const to = Uint8Array.of(...new Uint8Array(shift).fill(0x6a), ...Buffer.from('70736274ff00', 'base64'));
        plan.outputs.push({ to, value: 0n });
      }),
    );
    const texts = made.filter((text) => text.includes('70736274ff'));
    expect(texts).toHaveLength(1);
    expect(texts.map((text) => refusal(text))).toMatchObject([{ rule: 'output-elsewhere' }]);
  });

  test('that is neither is refused', () => {
    expect(refusal('no psbt!')).toEqual({ rule: 'unreadable', reason: 'it is neither base64 nor hex' });
  });
});
