import { formatMaps } from '@/bitcoin/psbt/psbt-maps';

/*
 * The cases of BIP370's test vectors, by their names there. Each is the smallest PSBT with that property: an input and two
 * outputs, whose fields stand below. Amounts and numbers are little endian.
 */

/** Values by key, hex. */
export type Fields = Record<string, string>;

export interface Maps {
  whole: Fields;
  inputs: Fields[];
  outputs: Fields[];
}

export interface Case {
  name: string;
  maps: Maps;
}

const TXID = `${'11'.repeat(31)}22`;
const SCRIPT = `0014${'aa'.repeat(20)}`;
const OTHER_SCRIPT = `0014${'bb'.repeat(20)}`;
const COUNT_1 = '01';
const COUNT_2 = '02';
/** 100,000 and 20,000 sat. */
const AMOUNT = 'a086010000000000';
const OTHER_AMOUNT = '204e000000000000';
/** 300,000 sat. */
const WITNESS_UTXO = `e093040000000000160014${'cc'.repeat(20)}`;
const PUBLIC_KEY = '0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798';
/** Fingerprint and path m/84'/1'. */
const PATH = '010203045400008001000080';

const UNSIGNED = [
  '02000000',
  `01${TXID}0000000000feffffff`,
  `02${AMOUNT}16${SCRIPT}${OTHER_AMOUNT}16${OTHER_SCRIPT}`,
  '00000000',
].join('');

export const HEIGHT_10000 = '10270000';
export const HEIGHT_9000 = '28230000';
/** 1657048459 and 1657048460. */
export const TIME_59 = '8b8dc462';
export const TIME_60 = '8c8dc462';

export const VERSION_0: Maps = {
  whole: { '00': UNSIGNED },
  inputs: [{ '01': WITNESS_UTXO }],
  outputs: [{ [`02${PUBLIC_KEY}`]: PATH }, {}],
};

const REQUIRED: Maps = {
  whole: { '02': '02000000', '04': COUNT_1, '05': COUNT_2, fb: '02000000' },
  inputs: [{ '0e': TXID, '0f': '00000000' }],
  outputs: [
    { '03': AMOUNT, '04': SCRIPT },
    { '03': OTHER_AMOUNT, '04': OTHER_SCRIPT },
  ],
};

const UPDATED: Maps = change(
  REQUIRED,
  {},
  { '01': WITNESS_UTXO, [`06${PUBLIC_KEY}`]: PATH },
  { [`02${PUBLIC_KEY}`]: PATH },
);

/** Adds fields to the whole, to the first input and to the first output; an empty text removes one. */
export function change(
  { whole, inputs, outputs }: Maps,
  more: Fields = {},
  input: Fields = {},
  output: Fields = {},
): Maps {
  const add = (fields: Fields, added: Fields) =>
    Object.fromEntries(Object.entries({ ...fields, ...added }).filter(([, value]) => value !== ''));
  const addFirst = (maps: Fields[], added: Fields) =>
    maps.map((fields, at) => (at === 0 ? add(fields, added) : fields));
  return { whole: add(whole, more), inputs: addFirst(inputs, input), outputs: addFirst(outputs, output) };
}

/** Base64. */
export function format({ whole, inputs, outputs }: Maps): string {
  const maps = [whole, ...inputs, ...outputs].map(
    (fields) =>
      new Map(Object.entries(fields).map(([key, value]) => [key, Uint8Array.from(Buffer.from(value, 'hex'))])),
  );
  return Buffer.from(formatMaps(maps)).toString('base64');
}

const version0But = (name: string, ...changes: [whole?: Fields, input?: Fields, output?: Fields]): Case => ({
  name: `PSBTv0 but with ${name}`,
  maps: change(VERSION_0, ...changes),
});
const version2 = (name: string, ...changes: [whole?: Fields, input?: Fields, output?: Fields]): Case => ({
  name: `PSBTv2 ${name}`,
  maps: change(UPDATED, ...changes),
});

export const INVALID: readonly Case[] = [
  version0But('PSBT_GLOBAL_VERSION set to 2', { fb: '02000000' }),
  version0But('PSBT_GLOBAL_TX_VERSION', { '02': '02000000' }),
  version0But('PSBT_GLOBAL_FALLBACK_LOCKTIME', { '03': '02000000' }),
  version0But('PSBT_GLOBAL_INPUT_COUNT', { '04': COUNT_1 }),
  version0But('PSBT_GLOBAL_OUTPUT_COUNT', { '05': COUNT_2 }),
  version0But('PSBT_GLOBAL_TX_MODIFIABLE', { '06': '00' }),
  version0But('PSBT_IN_PREVIOUS_TXID', {}, { '0e': TXID }),
  version0But('PSBT_IN_OUTPUT_INDEX', {}, { '0f': '00000000' }),
  version0But('PSBT_IN_SEQUENCE', {}, { '10': 'ffffffff' }),
  version0But('PSBT_IN_REQUIRED_TIME_LOCKTIME', {}, { '11': TIME_60 }),
  version0But('PSBT_IN_REQUIRED_HEIGHT_LOCKTIME', {}, { '12': HEIGHT_10000 }),
  version0But('PSBT_OUT_AMOUNT', {}, {}, { '03': AMOUNT }),
  version0But('PSBT_OUT_SCRIPT', {}, {}, { '04': SCRIPT }),
  version2('but with PSBT_GLOBAL_UNSIGNED_TX', { '00': UNSIGNED }),
  version2('missing PSBT_GLOBAL_INPUT_COUNT', { '04': '' }),
  version2('missing PSBT_GLOBAL_OUTPUT_COUNT', { '05': '' }),
  version2('missing PSBT_GLOBAL_TX_VERSION', { '02': '' }),
  version2('missing PSBT_IN_PREVIOUS_TXID', {}, { '0e': '' }),
  version2('missing PSBT_IN_OUTPUT_INDEX', {}, { '0f': '' }),
  version2('missing PSBT_OUT_AMOUNT', {}, {}, { '03': '' }),
  version2('missing PSBT_OUT_SCRIPT', {}, {}, { '04': '' }),
  version2('with PSBT_IN_REQUIRED_TIME_LOCKTIME less than 500000000', {}, { '11': 'ff64cd1d' }),
  version2('with PSBT_IN_REQUIRED_HEIGHT_LOCKTIME greater than or equal to 500000000', {}, { '12': '0065cd1d' }),
  version2('with PSBT_IN_REQUIRED_HEIGHT_LOCKTIME of 0', {}, { '11': TIME_60, '12': '00000000' }),
];

/** Invalid files that BIP370 does not list. */
export const OTHERWISE_INVALID: readonly Case[] = [
  ['of version 1', { fb: '01000000' }],
  ['of version 3', { fb: '03000000' }],
  ['of a version with one byte', { fb: '02' }],
  ['of a version with eight bytes', { fb: '0200000000000000' }],
  ['without its version', { fb: '' }],
  ['with an input too few', { '04': '02' }],
  ['with an input too many', { '04': '00' }],
  ['with an output too few', { '05': '03' }],
  ['with an output too many', { '05': '01' }],
  ['with four thousand million inputs', { '04': 'feffffffff' }],
  ['with 2⁵⁶ inputs', { '04': 'ff0000000000000001' }],
  ['with a byte behind the count', { '04': '0100' }],
  ['with a count that is cut off', { '04': 'fd01' }],
  ['with a transaction version of two bytes', { '02': '0200' }],
  ['with a fallback locktime of five bytes', { '03': '0000000000' }],
  ['with flags of two bytes', { '06': '0000' }],
  ['with key data behind PSBT_GLOBAL_TX_VERSION', { '0201': '02000000' }],
  ['with a txid of 31 bytes', {}, { '0e': TXID.slice(2) }],
  ['with an index of eight bytes', {}, { '0f': '0000000000000000' }],
  ['with a sequence of two bytes', {}, { '10': 'ffff' }],
  ['with a time of eight bytes', {}, { '11': `${TIME_60}00000000` }],
  ['with key data behind PSBT_IN_PREVIOUS_TXID', {}, { '0e00': TXID }],
  ['with a negative amount', {}, {}, { '03': 'ffffffffffffffff' }],
  ['with an amount of four bytes', {}, {}, { '03': AMOUNT.slice(0, 8) }],
  ['with key data behind PSBT_OUT_SCRIPT', {}, {}, { '0400': SCRIPT }],
  ['with a share of a silent payment (BIP375)', { [`07${PUBLIC_KEY}`]: PUBLIC_KEY }],
].map(([name, ...changes]) => version2(name as string, ...(changes as Fields[])));

export interface ValidCase extends Case {
  sequence: number;
  locktime: number;
}

const valid = (name: string, maps: Maps, sequence = 0xffffffff, locktime = 0): ValidCase => ({
  name: `1 input, 2 output ${name}`,
  maps,
  sequence,
  locktime,
});
const withFlags = (name: string, flags: string) =>
  valid(`updated PSBTv2, with ${name} of PSBT_GLOBAL_TX_MODIFIABLE set`, change(UPDATED, { '06': flags }));
const SEQUENCE = { '10': 'feffffff' };
const LOCKS = { '11': TIME_60, '12': HEIGHT_10000 };

export const VALID: readonly ValidCase[] = [
  valid('PSBTv2, required fields only', REQUIRED),
  valid('updated PSBTv2', UPDATED),
  valid('updated PSBTv2, with PSBT_IN_SEQUENCE', change(UPDATED, {}, SEQUENCE), 0xfffffffe),
  valid(
    'updated PSBTv2, with PSBT_IN_SEQUENCE, and all locktime fields',
    change(UPDATED, { '03': '00000000' }, { ...SEQUENCE, ...LOCKS }),
    0xfffffffe,
    10_000,
  ),
  withFlags('Inputs Modifiable Flag (bit 0)', '01'),
  withFlags('Outputs Modifiable Flag (bit 1)', '02'),
  withFlags('Has SIGHASH_SINGLE Flag (bit 2)', '04'),
  withFlags('an undefined flag (bit 3)', '08'),
  withFlags('Inputs Modifiable and Outputs Modifiable', '03'),
  withFlags('Inputs Modifiable and Has SIGHASH_SINGLE', '05'),
  withFlags('Outputs Modifiable and Has SIGHASH_SINGLE', '06'),
  withFlags('all defined flags', '07'),
  withFlags('all possible flags', 'ff'),
  valid(
    'updated PSBTv2, with all PSBTv2 fields',
    change(UPDATED, { '03': '00000000', '06': '00' }, { ...SEQUENCE, ...LOCKS }),
    0xfffffffe,
    10_000,
  ),
];

export interface LocktimeCase extends Case {
  /** `null`: cannot be determined. */
  locktime: number | null;
}

const locks = (name: string, locktime: number | null, whole: Fields, ...inputs: Fields[]): LocktimeCase => ({
  name,
  locktime,
  maps: {
    whole: { ...REQUIRED.whole, '04': `0${inputs.length}`, ...whole },
    inputs: inputs.map((fields, at) => ({ '0e': TXID, '0f': `0${at}000000`, ...fields })),
    outputs: REQUIRED.outputs,
  },
});
const BOTH_59 = { '11': TIME_59, '12': HEIGHT_10000 };
const BOTH_60 = { '11': TIME_60, '12': HEIGHT_9000 };

export const LOCKTIMES: readonly LocktimeCase[] = [
  locks('No locktimes specified', 0, {}, {}, {}),
  locks('Fallback locktime of 0', 0, { '03': '00000000' }, {}, {}),
  locks('Fallback locktime of 10000, which BIP370 does not list', 10_000, { '03': HEIGHT_10000 }, {}, {}),
  locks('Height of 10000, nothing', 10_000, {}, { '12': HEIGHT_10000 }, {}),
  locks('Height of 10000, height of 9000', 10_000, {}, { '12': HEIGHT_10000 }, { '12': HEIGHT_9000 }),
  locks('Height of 10000, height of 9000 and time', 10_000, {}, { '12': HEIGHT_10000 }, BOTH_60),
  locks('Both have height and time', 10_000, {}, BOTH_59, BOTH_60),
  locks('Time, height of 9000 and time', 1_657_048_460, {}, { '11': TIME_59 }, BOTH_60),
  locks('Height of 10000 and time, time', 1_657_048_460, {}, BOTH_59, { '11': TIME_60 }),
  locks('Time, nothing, which comes before the fallback', 1_657_048_459, { '03': HEIGHT_9000 }, { '11': TIME_59 }, {}),
  locks('Height of 10000, time', null, {}, { '12': HEIGHT_10000 }, { '11': TIME_60 }),
  locks('Height of 10000, time, both', null, {}, { '12': HEIGHT_10000 }, { '11': TIME_60 }, BOTH_60),
];
