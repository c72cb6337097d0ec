import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { HDKey } from '@scure/bip32';
import { sats } from '@tests/unit/domain/make';
import { type Desk, signAward, TEST_VERSIONS, toFile } from '@tests/unit/settlement/awards';
import { toIdKey } from '@/domain/primitives/ids';
import type { Award, AwardOutput } from '@/domain/settlement/award';
import { toConsent } from '@/domain/withdrawals/consent';
import { BACKGROUND } from '@/lib/intent';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { requireContract } from '@/store/contracts/contracts.selectors';
import type { AppStore } from '@/store/core/store-types';
import { completeAward, openAward, reviewAward } from '@/store/settlement/award.thunks';
import { quoteSettlement } from '@/store/settlement/load-coins.thunks';
import { keyOf, TO_ANA } from './settlement-stage';
import { GUARANTEE_REF, PASSWORD } from './stage';

/** The node of the embedded backend's arbitrator whose public half contracts have. */
export const ARBITRATOR_XPRV = HDKey.fromMasterSeed(
  sha256(utf8ToBytes('aval regtest arbitrator 1')),
  TEST_VERSIONS,
).derive("m/48'/1'/0'/2'").privateExtendedKey;

/** A page, or its store. */
type Page = Pick<AppStore, 'dispatch' | 'getState'>;

export function createDesk(store: Page, change: Partial<Desk> = {}): Desk {
  const { contractOrder } = requireContract(store.getState(), GUARANTEE_REF.contractId);
  const contractorKeys = [keyOf('ana@example.com'), keyOf('berto@example.com')] as const;
  return { xprv: ARBITRATOR_XPRV, contractOrder: contractOrder ?? 0, contractorKeys, ...change };
}

/** Everything to Ana, unless something else is asked for. */
export async function writeAward(store: Page, change: Partial<Award> = {}): Promise<Award> {
  const quote = await store.dispatch(quoteSettlement(GUARANTEE_REF));
  if (!quote.ok) throw new Error(quote.error.message);
  const outputs: AwardOutput[] = [{ to: 'owner', address: TO_ANA, value: sats(quote.value.total - 2_000) }];
  return {
    coins: quote.value.coins.map(({ order, txid, value, vout }) => ({ order, txid, value, vout })),
    contract: toIdKey(GUARANTEE_REF.contractId),
    costs: '',
    date: '2026-11-20',
    evidence: [],
    isFinal: true,
    guarantees: [toIdKey(GUARANTEE_REF.guaranteeId)],
    network: 'regtest',
    number: 1,
    outputs,
    place: 'Madrid',
    reasons: 'The work was not done.',
    terms: '',
    ...change,
  };
}

/** The arbitrator's file. */
export async function decide(store: Page, change: Partial<Award> = {}, desk: Partial<Desk> = {}): Promise<string> {
  return toFile(signAward(await writeAward(store, change), createDesk(store, desk)));
}

/** Opens and carries out a decision as the dialog does; everything that it asks about is accepted. */
export async function carryOut(store: AppStore, file: string, password = PASSWORD) {
  const opened = await store.dispatch(openAward(GUARANTEE_REF.contractId, file));
  if (!opened.ok) return opened;
  const ref = { contractId: GUARANTEE_REF.contractId, hash: opened.value.hash };
  const read = await store.dispatch(reviewAward(ref));
  if (!read.ok) return read;
  const { inspection, concerns } = read.value;
  if (inspection.verdict === 'refuse')
    return { ok: false as const, error: { code: 'psbt-refused', detail: { rule: inspection.rule } } };
  const consent = toConsent({ inspection, concerns });
  const order = { ref, guaranteeId: GUARANTEE_REF.guaranteeId, consent, password };
  const done = await store.dispatch(completeAward(order, BACKGROUND));
  await store.dispatch(refreshBalances(GUARANTEE_REF.contractId)).catch(() => undefined);
  return done;
}

/** What the dialog asks about before it signs. */
export async function listQuestions(store: AppStore, file: string): Promise<string[]> {
  const opened = await store.dispatch(openAward(GUARANTEE_REF.contractId, file));
  if (!opened.ok) throw new Error(opened.error.message);
  const ref = { contractId: GUARANTEE_REF.contractId, hash: opened.value.hash };
  const read = await store.dispatch(reviewAward(ref));
  if (!read.ok) throw new Error(read.error.message);
  return read.value.concerns.map(({ kind }) => kind);
}
