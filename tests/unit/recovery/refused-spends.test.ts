import { describe, expect, it } from 'vitest';
import { type KnownCoin, listFileCoins } from '@/bitcoin/recovery/coins';
import { readSpend, type SpendFault } from '@/bitcoin/recovery/read-spend';
import type { PsbtRule } from '@/domain/withdrawals/inspection';
import {
  CHECKED,
  COINS,
  changeByte,
  changeCoin,
  changeInput,
  changeOutput,
  changeRaw,
  changeTransaction,
  emptyPsbt,
  enlarge,
  FEE,
  hexOf,
  known,
  otherFunding,
  otherScript,
  PROVEN,
  raiseS,
  refuse,
  replaceRow,
  resign,
  SIGNED,
  signPart,
  spendTwice,
  toUnsigned,
  UNSIGNED,
  unknownCoin,
  witnessScript,
} from './altered-spends';
import { check, order, required, STRANGER, sat } from './contracts';

const foreign = order(check({ contractOrder: 8 }));

describe('a transaction is refused', () => {
  it.each<[string, PsbtRule | SpendFault, string, KnownCoin[]?]>([
    ['no text', 'unreadable', ''],
    ['another text', 'unreadable', 'transaction'],
    ['a cut one', 'unreadable', SIGNED.psbt.slice(0, -8)],
    ['one with something behind it', 'unreadable', `${hexOf(SIGNED.psbt)}00`],
    ['a row twice', 'unreadable', hexOf(SIGNED.psbt).replace('70736274ff', '70736274ff010000')],
    ['version 2 (BIP370) that is not complete', 'unreadable', '70736274ff01fb0402000000010402000000010401010105010100'],
    ['no inputs', 'no-inputs', emptyPsbt()],
    ['more than a block has room for', 'unreadable', toUnsigned(enlarge(17))],
    ['… raw', 'unreadable', enlarge(17)],
    ['a coin twice', 'unreadable', changeTransaction(spendTwice)],
    ['a coin twice, raw', 'unreadable', changeRaw(spendTwice)],
    [
      'a raw transaction with a signature script',
      'unreadable',
      changeRaw(({ ins }) => Object.assign(required(ins[0]), { script: Uint8Array.of(0x51) })),
    ],
    ['a foreign coin', 'input-type', changeCoin({ script: Uint8Array.of(0, 20, ...Array(20).fill(0)) })],
    ['a coin at an address of another contract', 'input-not-guarantee', foreign.psbt, []],
    ['… of which the coins are known too', 'input-not-guarantee', foreign.psbt],
    ['a coin that nothing proves', unknownCoin, UNSIGNED.psbt, COINS.slice(1)],
    [
      'a coin that nothing describes either',
      unknownCoin,
      changeInput(() => ({ witnessUtxo: undefined })),
      COINS.slice(1),
    ],
    ['another value in the PSBT', 'input-amount-differs', changeCoin({ value: 99_999n })],
    ['another value at the explorer', 'input-amount-differs', UNSIGNED.psbt, known({ value: sat(90_000) })],
    [
      'another value than the known funding transaction has',
      'input-amount-differs',
      changeCoin({ value: 99_999n }),
      listFileCoins(PROVEN),
    ],
    [
      'another funding transaction',
      'input-output-missing',
      changeInput(() => ({ nonWitnessUtxo: Buffer.from(otherFunding, 'hex') })),
    ],
    [
      '… of a coin that is not known',
      'input-output-missing',
      changeInput(() => ({ nonWitnessUtxo: Buffer.from(otherFunding, 'hex'), witnessUtxo: undefined })),
      COINS.slice(1),
    ],
    ['a funding transaction that cannot be read', 'input-output-missing', replaceRow('00', '0200')],
    ['an output that cannot be read', 'unreadable', replaceRow('01', '00')],
    ['the script of another address in the PSBT', 'input-script-differs', changeCoin({ script: otherScript })],
    [
      '… with the witness script of that address',
      'input-script-differs',
      changeInput(({ witnessUtxo }) => ({
        witnessUtxo: { ...witnessUtxo, script: otherScript },
        witnessScript: witnessScript(2),
      })),
    ],
    [
      '… beside its funding transaction',
      'input-script-differs',
      changeInput(
        ({ witnessUtxo }) => ({
          witnessUtxo: { ...witnessUtxo, script: otherScript },
          witnessScript: witnessScript(2),
        }),
        0,
        order(PROVEN).psbt,
      ),
      [],
    ],
    [
      'a funding transaction of another value',
      'input-amount-differs',
      changeCoin({ value: 200_000n }, order(PROVEN).psbt),
      [],
    ],
    [
      'another known address',
      'input-script-differs',
      UNSIGNED.psbt,
      known({ address: required(CHECKED.deposits[2]).address }),
    ],
    ['the script of another address', 'input-script-differs', changeInput(() => ({ witnessScript: witnessScript(2) }))],
    ['a redeem script', 'input-script-differs', changeInput(() => ({ redeemScript: witnessScript(0) }))],
    ...([2, 3, 0x81, 0x100, 0x101, 0x1000001] as const).map((sighashType): [string, PsbtRule, string] => [
      `sighash type ${sighashType}`,
      'sighash',
      changeInput(() => ({ sighashType }), 1),
    ]),
    ...[2, 3, 0x81, 0x82, 0x83].map((type): [string, PsbtRule, string] => [
      `a signature of type ${type}`,
      'sighash',
      resign((_, psbt) => signPart(psbt, type)),
    ]),
    ['no signature in its row', 'signature-invalid', resign(() => new Uint8Array())],
    ['a changed signature', 'signature-invalid', resign(changeByte)],
    ['a signature with a high S', 'signature-invalid', resign(raiseS)],
    [
      'that of another input',
      'signature-invalid',
      resign((_, psbt) => required(psbt.data.inputs[1]?.partialSig?.[0]).signature),
    ],
    ['the signature of a stranger', 'signature-invalid', resign((signature) => signature, STRANGER.public_key)],
    [
      'signatures of another transaction',
      'signature-invalid',
      changeOutput(({ value }) => ({ value: value - 1n }), SIGNED),
    ],
    ['an old script', 'unreadable', changeInput(() => ({ finalScriptSig: Uint8Array.of(0x51) }))],
    ['no outputs', { kind: 'no-outputs' }, changeTransaction((tx) => Object.assign(tx, { outs: [] }))],
    ['more than it spends', 'fee-negative', changeOutput(({ value }) => ({ value: value + FEE + 1n }))],
    ['more money than there is', 'unreadable', changeOutput(() => ({ value: 0x7fffffffffffffffn }))],
    [
      '… of coins that are not known',
      'unreadable',
      changeRaw(({ outs }) => Object.assign(required(outs[0]), { value: 0x7fffffffffffffffn })),
      [],
    ],
    ['less than nothing', 'unreadable', changeOutput(() => ({ value: -1n }))],
    [
      'an output script of which there is no signature',
      'unreadable',
      changeRaw(({ outs }) => Object.assign(required(outs[0]), { script: new Uint8Array(0x10000) })),
    ],
  ])('with %s', (_name, error, text, coins = COINS) => {
    expect(readSpend(CHECKED, coins, text)).toEqual(refuse(error));
  });
});
