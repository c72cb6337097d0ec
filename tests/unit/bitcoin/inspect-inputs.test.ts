import { type Psbt, payments, script as scripts } from 'bitcoinjs-lib';
import { describe, expect, test } from 'vitest';
import type { SigningContext } from '@/bitcoin/api';
import { encodeHex } from '@/bitcoin/bytes';
import { inspectPsbt } from '@/bitcoin/psbt/inspect';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import {
  ARBITRATOR_KEY,
  buildPsbt,
  CONTRACTORS,
  context,
  deposit,
  depositInput,
  hex,
  honestPlan,
  honestPsbt,
  multisig,
  OTHER_DEPOSIT,
  OWNER,
  type Plan,
  p2wsh,
  plannedPsbt,
  previousTransaction,
  STRANGER,
} from './releases';

function findRule(psbt: string, change: Partial<SigningContext> = {}): PsbtRule | 'sign' {
  const inspection = inspectPsbt(psbt, context(change));
  return inspection.verdict === 'sign' ? 'sign' : inspection.rule;
}

function firstInput(psbt: Psbt) {
  const input = psbt.data.inputs[0];
  if (input === undefined) throw new Error('no input');
  return input;
}

/** An honest PSBT that contains the previous transaction of its input. */
function withPrevious(change: (psbt: Psbt, raw: Uint8Array) => void, spentVout = 2): string {
  const plan = honestPlan();
  const script = p2wsh(hex(deposit(0).witnessScript));
  const previous = previousTransaction(script, 100_000n, 2);
  plan.inputs = [{ ...depositInput(0), txid: previous.getId(), vout: spentVout }];
  const psbt = buildPsbt(plan);
  change(psbt, previous.toBuffer());
  return psbt.toBase64();
}

describe('unreadable PSBTs are refused without throwing', () => {
  const honest = honestPsbt();
  test.each([
    ['', 'nothing'],
    ['no psbt at all', 'words'],
    ['cHNidP8=', 'the magic alone'],
    ['70736274ff', 'the magic alone in hex'],
    ['70736274ff0', 'half a byte'],
    [honest.slice(0, -40), 'a cut end'],
    [honest.slice(0, 60), 'a cut transaction'],
    [honest.replace('cHNidP8', 'cHNidQ8'), 'another magic'],
    [buildPsbt(honestPlan()).data.globalMap.unsignedTx.toBuffer().toString(), 'numbers'],
    [null as unknown as string, 'null'],
    [{} as unknown as string, 'an object'],
  ])('%j (%s)', (text) => {
    expect(inspectPsbt(text, context())).toMatchObject({ verdict: 'refuse', rule: 'unreadable', summary: null });
  });

  test('a text above 32 Mi characters', () => {
    const inspection = inspectPsbt('A'.repeat(32 * 1024 * 1024 + 1), context());
    expect(inspection).toMatchObject({ verdict: 'refuse', rule: 'unreadable', reason: 'it is too long' });
  });

  test.each([
    ['an output script', (plan: Plan, script: Uint8Array) => plan.outputs.push({ to: script, value: 0n })],
    [
      'the witness script of a signed input',
      (plan: Plan, witnessScript: Uint8Array) => plan.inputs.splice(0, 1, { ...depositInput(0), witnessScript }),
    ],
  ])('%s above 65,535 bytes', (_what, change) => {
    const plan = honestPlan();
    change(plan, new Uint8Array(0x10000));
    const psbt = buildPsbt(plan);
    const signature = scripts.signature.encode(new Uint8Array(64).fill(1), 1);
    Object.assign(firstInput(psbt), { partialSig: [{ pubkey: hex(OWNER.public_key), signature }] });
    expect(findRule(psbt.toBase64(), { depositScript: 'unverified' })).toBe('unreadable');
  });
});

describe('an honest PSBT passes', () => {
  const honest = honestPsbt();
  const bytes = Uint8Array.from(atob(honest), (character) => character.charCodeAt(0));

  test.each([
    ['base64', honest],
    ['base64 among white space', `\n ${honest}\n`],
    ['hex', encodeHex(bytes)],
    ['hex in capitals', encodeHex(bytes).toUpperCase()],
  ])('%s', (_name, text) => {
    expect(inspectPsbt(text, context())).toMatchObject({ verdict: 'sign', checked: true });
  });

  test('several inputs at several addresses', () => {
    expect(findRule(honestPsbt(() => {}, 7))).toBe('sign');
  });

  test('with the previous transaction in addition to witnessUtxo, or instead of it', () => {
    const both = withPrevious((psbt, raw) => psbt.updateInput(0, { nonWitnessUtxo: raw }));
    const alone = withPrevious((psbt, raw) => {
      delete firstInput(psbt).witnessUtxo;
      psbt.updateInput(0, { nonWitnessUtxo: raw });
    });
    expect([findRule(both), findRule(alone)]).toEqual(['sign', 'sign']);
  });
});

describe('inputs', () => {
  test('are required', () => {
    expect(findRule(plannedPsbt((plan) => plan.inputs.splice(0)))).toMatch(/no-inputs|unreadable/);
    expect(findRule(plannedPsbt((plan) => Object.assign(plan, { inputs: [], outputs: [] })))).toBe('no-inputs');
  });

  test('may not spend an outpoint twice', () => {
    const text = encodeHex(buildPsbt(honestPlan(2)).toBuffer());
    const second = '00000001'.repeat(8);
    const [, outpoint = ''] = new RegExp(`(${reversed(second)}01000000)`).exec(text) ?? [];
    expect(outpoint).not.toBe('');
    expect(findRule(text.replace(outpoint, `${'00'.repeat(32)}00000000`))).toBe('double-spend');
  });

  test('may not be finalised', () => {
    const psbt = honestPsbt((p) => p.updateInput(0, { finalScriptWitness: Uint8Array.of(1, 0) }));
    expect(findRule(psbt)).toBe('input-finalized');
    expect(findRule(honestPsbt((p) => p.updateInput(0, { finalScriptSig: Uint8Array.of(0x51) })))).toBe(
      'input-finalized',
    );
  });

  test('need the output they spend', () => {
    expect(findRule(honestPsbt((p) => delete firstInput(p).witnessUtxo))).toBe('input-output-missing');
  });

  test('may not contain a previous transaction with another txid', () => {
    const script = p2wsh(hex(deposit(0).witnessScript));
    const other = previousTransaction(script, 100_000n, 0).toBuffer();
    const lying = honestPsbt((p) => Object.assign(firstInput(p), { nonWitnessUtxo: other }));
    expect(findRule(lying)).toBe('input-output-missing');
    const garbage = honestPsbt((p) => Object.assign(firstInput(p), { nonWitnessUtxo: Uint8Array.of(1, 2, 3) }));
    expect(findRule(garbage)).toBe('input-output-missing');
    const absent = withPrevious((psbt, raw) => Object.assign(firstInput(psbt), { nonWitnessUtxo: raw }), 5);
    expect(findRule(absent)).toBe('input-output-missing');
  });

  test('may not misstate the amount', () => {
    for (const value of [99_999n, 100_001n]) {
      const psbt = withPrevious((p, raw) => {
        const { script } = firstInput(p).witnessUtxo ?? { script: new Uint8Array() };
        Object.assign(firstInput(p), { nonWitnessUtxo: raw, witnessUtxo: { script, value } });
      });
      expect(findRule(psbt)).toBe('input-amount-differs');
    }
  });

  test('may not misstate the script', () => {
    const psbt = withPrevious((p, raw) => {
      const witnessScript = hex(deposit(1).witnessScript);
      const witnessUtxo = { script: p2wsh(witnessScript), value: 100_000n };
      Object.assign(firstInput(p), { nonWitnessUtxo: raw, witnessScript, witnessUtxo });
    });
    expect(findRule(psbt)).toBe('input-script-differs');
  });

  test('need a witness script that hashes to the output', () => {
    expect(findRule(honestPsbt((p) => delete firstInput(p).witnessScript))).toBe('input-script-missing');
    const other = hex(deposit(1).witnessScript);
    expect(findRule(honestPsbt((p) => Object.assign(firstInput(p), { witnessScript: other })))).toBe(
      'input-script-differs',
    );
  });

  test('are refused even if only the last is wrong', () => {
    const psbt = plannedPsbt((plan) => {
      const last = plan.inputs.at(-1);
      if (last) last.witnessScript = hex(OTHER_DEPOSIT.witnessScript);
    }, 6);
    const inspection = inspectPsbt(psbt, context());
    expect(inspection).toMatchObject({ verdict: 'refuse', rule: 'input-not-guarantee' });
    expect(inspection).toHaveProperty('reason', expect.stringContaining('Input 5'));
  });

  const arbitrator = encodeHex(ARBITRATOR_KEY);
  const [owner, counterparty] = CONTRACTORS;
  test.each([
    ['1-of-3', multisig(1, [owner, counterparty, arbitrator])],
    ['3-of-3', multisig(3, [owner, counterparty, arbitrator])],
    ['2-of-2', multisig(2, [owner, counterparty])],
    ['2-of-3 with a stranger for the arbitrator', multisig(2, [owner, counterparty, STRANGER.public_key])],
    ['2-of-3 with a stranger for the counterparty', multisig(2, [owner, STRANGER.public_key, arbitrator])],
    ['2-of-3 in another order', multisig(2, [arbitrator, counterparty, owner])],
    ['a single key', Uint8Array.of(33, ...hex(OWNER.public_key), 0xac)],
    ['anybody', Uint8Array.of(0x51)],
  ])('locked by %s', (_name, witnessScript) => {
    const psbt = plannedPsbt((plan) => {
      plan.inputs = [{ ...depositInput(0), witnessScript }];
    });
    expect(findRule(psbt)).toBe('input-not-guarantee');
  });

  test('cannot be checked without keys or deposit addresses', () => {
    expect(findRule(honestPsbt(), { contractorKeys: [OWNER.public_key, null] })).toBe('input-not-guarantee');
    expect(findRule(honestPsbt(), { contractorKeys: [] })).toBe('input-not-guarantee');
    expect(findRule(honestPsbt(), { depositAddresses: [] })).toBe('input-not-guarantee');
    expect(findRule(honestPsbt(), { contractorKeys: [OWNER.public_key, STRANGER.public_key] })).toBe(
      'input-not-guarantee',
    );
  });

  test.each([
    [1, 'sign'],
    [2, 'sighash'],
    [3, 'sighash'],
    [0x81, 'sighash'],
    [0x82, 'sighash'],
    [0x83, 'sighash'],
    [0x41, 'sighash'],
  ])('sighash type 0x%s: %s', (sighashType, expected) => {
    expect(findRule(honestPsbt((p) => p.updateInput(0, { sighashType })))).toBe(expected);
  });
});

function reversed(txid: string): string {
  return (txid.match(/../g) ?? []).reverse().join('');
}

describe('an input of another type than P2WSH is refused by name, checked or not', () => {
  const { p2ms, p2pkh, p2sh, p2tr, p2wpkh, p2wsh: native } = payments;
  const pubkey = hex(OWNER.public_key);
  const redeem = p2ms({ m: 2, pubkeys: CONTRACTORS.map(hex) });
  const nested = p2sh({ redeem: native({ redeem }) });
  const types: [string, { output?: Uint8Array }, string][] = [
    ['P2PKH', p2pkh({ pubkey }), 'P2PKH'],
    ['bare P2SH', p2sh({ redeem }), 'P2SH'],
    ['P2SH-P2WSH', nested, 'P2SH'],
    ['P2SH-P2WPKH', p2sh({ redeem: p2wpkh({ pubkey }) }), 'P2SH'],
    ['P2WPKH', p2wpkh({ pubkey }), 'P2WPKH'],
    ['P2TR', p2tr({ internalPubkey: pubkey.subarray(1) }), 'P2TR'],
    ['bare multisig', redeem, 'of an unknown type'],
    ['no script', { output: new Uint8Array() }, 'of an unknown type'],
  ];
  const inspect = (change: (psbt: Psbt) => void, depositScript: 'unverified' | 'wsh-sortedmulti-2of3') =>
    inspectPsbt(honestPsbt(change, 2), context({ depositScript }));

  describe.each(['unverified', 'wsh-sortedmulti-2of3'] as const)('%s', (depositScript) => {
    test.each(types)('%s', (_name, { output = new Uint8Array() }, type) => {
      const change = (psbt: Psbt) =>
        Object.assign(firstInput(psbt), { witnessUtxo: { script: output, value: 100_000n } });
      const refused = { verdict: 'refuse', rule: 'input-type' };
      expect(inspect(change, depositScript)).toMatchObject({
        ...refused,
        reason: `Input 0 spends an output that is ${type}, not P2WSH`,
      });
    });

    test.each([
      ['its own', native({ redeem }).output],
      ['of other keys', native({ redeem: p2ms({ m: 1, pubkeys: [pubkey] }) }).output],
      ['that is empty', new Uint8Array()],
    ])('P2SH-P2WSH with a redeem script: %s', (_name, redeemScript) => {
      const witnessUtxo = { script: nested.output ?? new Uint8Array(), value: 100_000n };
      const change = (psbt: Psbt) =>
        Object.assign(firstInput(psbt), { witnessUtxo, redeemScript, witnessScript: redeem.output });
      expect(inspect(change, depositScript)).toMatchObject({ verdict: 'refuse', rule: 'input-type' });
    });

    test('a native input with a redeem script', () => {
      const change = (psbt: Psbt) => Object.assign(firstInput(psbt), { redeemScript: native({ redeem }).output });
      expect(inspect(change, depositScript)).toMatchObject({ verdict: 'refuse', rule: 'input-script-differs' });
    });

    test('a native input that already has a script for its P2SH', () => {
      const change = (psbt: Psbt) => Object.assign(firstInput(psbt), { finalScriptSig: Uint8Array.of(0) });
      expect(inspect(change, depositScript)).toMatchObject({ verdict: 'refuse', rule: 'input-finalized' });
    });
  });
});
