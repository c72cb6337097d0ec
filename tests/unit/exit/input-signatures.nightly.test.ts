import { RawWitness } from '@scure/btc-signer/script.js';
import { describe, expect, it } from 'vitest';
import type { KeyHolder, PsbtFault } from '@/exit/recovery/api';
import { decodeHex } from '@/exit/recovery/bytes';
import { createDepositScript } from '@/exit/recovery/deposit';
import { ROW, type Rows } from '@/exit/recovery/psbt';
import { createSignature, readSignatures } from '@/exit/recovery/signatures';
import { COUNTERPARTY, OWNER, required, STRANGER, secretOf, unwrap } from './kits';

/** The stranger stands for the arbitrator. */
const SECRETS = { owner: OWNER, counterparty: COUNTERPARTY, arbitrator: STRANGER };
const KEYS = {
  owner: OWNER.public_key,
  counterparty: COUNTERPARTY.public_key,
  arbitrator: STRANGER.public_key,
};
const HASH = new Uint8Array(32).fill(9);
/** In the order of their keys (BIP67). */
const SORTED = (['owner', 'counterparty', 'arbitrator'] as const).toSorted((a, b) => (KEYS[a] < KEYS[b] ? -1 : 1));
const [FIRST, SECOND, THIRD] = SORTED as [KeyHolder, KeyHolder, KeyHolder];

const sign = (holder: KeyHolder, hash = HASH) => createSignature(hash, secretOf(SECRETS[holder]));
const ofPart = (holder: KeyHolder) => Uint8Array.of(...sign(holder).subarray(0, -1), 0x81);
const partial = (holder: KeyHolder, signature = sign(holder)): [string, Uint8Array] => [
  `${ROW.partialSignature}${KEYS[holder]}`,
  signature,
];

function getScript(): Uint8Array {
  return required(decodeHex(createDepositScript(KEYS, 'regtest').witnessScript));
}

const final = (...items: Uint8Array[]): [string, Uint8Array] => [ROW.finalScriptWitness, RawWitness.encode(items)];
const EMPTY = new Uint8Array();

function read(...rows: [string, Uint8Array][]) {
  const deposit = { guarantee: 0, guaranteeOrder: 1, ...createDepositScript(KEYS, 'regtest'), keys: KEYS };
  return readSignatures({ input: 3, rows: new Map(rows) as Rows, deposit, hash: HASH });
}

const INVALID: PsbtFault = { kind: 'signature-invalid', input: 3 };
const PART: PsbtFault = { kind: 'sighash', input: 3 };

describe('the signatures of an input are read', () => {
  it('if there are none', () => {
    expect(unwrap(read()).size).toBe(0);
    expect(unwrap(read([ROW.witnessScript, getScript()], [ROW.finalScriptSig, EMPTY])).size).toBe(0);
  });

  it('from partial signatures', () => {
    expect(unwrap(read(partial('arbitrator'), partial('owner')))).toEqual(
      new Map([
        ['arbitrator', sign('arbitrator')],
        ['owner', sign('owner')],
      ]),
    );
  });

  it.each([
    [FIRST, SECOND],
    [FIRST, THIRD],
    [SECOND, THIRD],
  ])('from a witness signed by the %s and the %s', (one, other) => {
    expect(unwrap(read(final(EMPTY, sign(one), sign(other), getScript())))).toEqual(
      new Map([
        [one, sign(one)],
        [other, sign(other)],
      ]),
    );
  });

  it('from both, including partial signatures of other keys', () => {
    const signatures = unwrap(read(final(EMPTY, sign(FIRST), sign(SECOND), getScript()), partial(THIRD)));
    expect([...signatures.keys()].sort()).toEqual([...SORTED].sort());
  });
});

describe('an input is refused', () => {
  const witness =
    (...items: (() => Uint8Array)[]) =>
    () => [final(...items.map((item) => item()))];
  const empty = () => EMPTY;
  const by = (holder: KeyHolder) => () => sign(holder);
  const foreign = () => sign(SECOND, new Uint8Array(32));

  it.each<[string, () => [string, Uint8Array][], PsbtFault?]>([
    ['a signature of another hash', () => [partial('owner', sign('owner', new Uint8Array(32)))]],
    ['the signature of another holder', () => [partial('owner', sign('counterparty'))]],
    ['a valid signature beside an invalid one', () => [partial('owner'), partial('counterparty', sign('owner'))]],
    ['the key of nobody', () => [[`${ROW.partialSignature}02${'11'.repeat(32)}`, sign('owner')]]],
    ['a row without a key', () => [[ROW.partialSignature, sign('owner')]]],
    ['a signature of a part', () => [partial('owner', ofPart('owner'))], PART],
    [
      'an old script',
      () => [[ROW.finalScriptSig, Uint8Array.of(0x51)], final(EMPTY, sign(FIRST), sign(SECOND), getScript())],
    ],
    ['a witness that cannot be read', () => [[ROW.finalScriptWitness, Uint8Array.of(4, 0)]]],
    ['an empty witness', witness()],
    ['the script alone', witness(getScript)],
    ['no dummy', witness(by(FIRST), by(SECOND), getScript)],
    ['a dummy that is not empty', witness(() => Uint8Array.of(0), by(FIRST), by(SECOND), getScript)],
    ['one signature', witness(empty, by(FIRST), getScript)],
    ['three signatures', witness(empty, by(FIRST), by(SECOND), by(THIRD), getScript)],
    ['no script', witness(empty, by(FIRST), by(SECOND))],
    ['an empty script', witness(empty, by(FIRST), by(SECOND), empty)],
    ['another script', witness(empty, by(FIRST), by(SECOND), () => getScript().map((byte) => byte ^ 1))],
    ['two signatures in the wrong order', witness(empty, by(SECOND), by(FIRST), getScript)],
    ['the first signature twice', witness(empty, by(FIRST), by(FIRST), getScript)],
    ['the last signature twice', witness(empty, by(THIRD), by(THIRD), getScript)],
    ['a second signature of another hash', witness(empty, by(FIRST), foreign, getScript)],
    ['an empty signature', witness(empty, empty, by(SECOND), getScript)],
    ['a second signature of a part', witness(empty, by(FIRST), () => ofPart(SECOND), getScript), PART],
    ['valid partial signatures beside a bad witness', () => [partial('owner'), final(EMPTY)]],
  ])('with %s', (_name, rows, error = INVALID) => {
    expect(read(...rows())).toEqual({ ok: false, error });
  });
});
