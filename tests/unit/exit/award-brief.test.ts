import { HDKey } from '@scure/bip32';
import { SigHash } from '@scure/btc-signer';
import { cosignFile, DESK, makeAward, signAward as signElsewhere, TEST_VERSIONS } from '@tests/unit/settlement/awards';
import { KEYS, VECTORS } from '@tests/unit/settlement/offers';
import { toVersion2 } from '@tests/unit/version-2';
import { describe, expect, test } from 'vitest';
import { verifyAward } from '@/bitcoin/settlement/verify-award';
import { type Award, type AwardOutput, formatAwardFile, type SignedAward } from '@/domain/settlement/award';
import type { AwardFault } from '@/domain/settlement/award-rules';
import { checkAward } from '@/exit/recovery/award/check-award';
import { type AwardOrder, createAward } from '@/exit/recovery/award/create-award';
import { signAward } from '@/exit/recovery/award/sign-award';
import { engine } from '@/exit/recovery/engine';
import { parseAwardFile } from '@/services/schemas/award';
import { sat } from '../bitcoin/releases';
import { unwrap } from './kits';
import { makeVectorKit } from './vector-kit';

/* The page's desk and its checks, with the app's verification and with other libraries. */

const kit = engine.addScanned(unwrap(engine.checkKit(makeVectorKit())), []);
const coins = engine.listKitCoins(kit);
const [toOwner] = makeAward().outputs as [AwardOutput];
const OTHER = 'bcrt1qcr8te4kr609gcawutmrza0j4xv80jy8zeqchgx';

function makeOrder(change: Partial<AwardOrder> = {}): AwardOrder {
  const { costs, date, evidence, isFinal, guarantees, number, place, reasons, terms } = makeAward();
  return {
    coins,
    payments: [{ address: toOwner.address, amount: 'rest', to: 'owner' }],
    feeRate: 5,
    fastestFee: 0,
    minimumFee: 0,
    words: { costs, date, evidence, isFinal, guarantees, number, place, reasons, terms },
    stated: { owner: [], counterparty: [] },
    ...change,
  };
}

const openKey = () => unwrap(engine.readArbitratorKey(kit, DESK.xprv));

describe('a decision that the desk signs', () => {
  test('counts for the app, for another library and for the page', async () => {
    const draft = unwrap(createAward(kit, makeOrder()));
    const signed = unwrap(await signAward(kit, coins, draft, openKey()));
    expect(verifyAward(signed, KEYS)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(verifyAward(signElsewhere(signed.award), KEYS)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(checkAward(kit, signed)).toMatchObject({ txid: draft.transaction.summary.txid });
    expect(parseAwardFile(formatAwardFile(signed))).toEqual(signed);
    expect(signed.award.coins.map(({ order }) => order)).toEqual([6, 5]);
    expect(signed).toMatchObject({ path: '3/6', key: VECTORS.award.file.key });
  });
});

describe('the check of a decision', () => {
  const swapped = makeAward({ outputs: [{ ...toOwner, address: OTHER }] });
  const stranger = HDKey.fromMasterSeed(new Uint8Array(32).fill(5), TEST_VERSIONS).privateExtendedKey;
  const sign = (change: Partial<Award>, desk: Partial<typeof DESK> = {}) =>
    signElsewhere(makeAward(change), { ...DESK, ...desk });
  test.each<[string, SignedAward, AwardFault]>([
    ['another contract', sign({ contract: '43' }), 'other-contract'],
    ['several guarantees', sign({ guarantees: ['7', '8'] }), 'several-guarantees'],
    ['another arbitrator', sign({}, { xprv: stranger }), 'other-key'],
    ['another path', { ...sign({}), path: '3/5' }, 'other-key'],
    ['a statement about another text', sign({}, { states: swapped }), 'statement'],
    ['another transaction', sign({}, { pays: swapped }), 'psbt'],
    ['another amount', sign({}, { pays: makeAward({ outputs: [{ ...toOwner, value: sat(227_499) }] }) }), 'psbt'],
    ['a signature of a party', cosignFile(sign({})), 'signature'],
    ['a PSBT of version 2', { ...sign({}), psbt: toVersion2(sign({}).psbt) }, 'psbt'],
    ['a lock time', sign({}, { lockTime: 600_000_000 }), 'psbt'],
    ['another sequence', sign({}, { sequence: 0xfffffffe }), 'psbt'],
    ['another version', sign({}, { version: 1 }), 'psbt'],
    ['SIGHASH_NONE', sign({}, { sighash: SigHash.NONE }), 'sighash'],
    ['keys of other orders', sign({}, { orderOf: () => 6 }), 'signature'],
  ])('refuses %s', (_what, signed, fault) => {
    expect(checkAward(kit, signed)).toEqual({ fault });
  });
});
