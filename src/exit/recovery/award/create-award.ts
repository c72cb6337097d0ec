import { isCalendarDate } from '@/domain/primitives/dates';
import type { Result } from '@/domain/primitives/errors';
import { normalizeText } from '@/domain/seals/canonical-text';
import type { TermsRole } from '@/domain/seals/terms';
import { type Award, type AwardOutput, type AwardRole, formatAward } from '@/domain/settlement/award';
import { type AwardFault, findAwardFault } from '@/domain/settlement/award-rules';
import { compareCoins } from '@/domain/settlement/coins';
import { MAX_COINS } from '@/domain/settlement/offer-rules';
import type { CheckedKit, Coin, NewTransaction, OrderFault, Payment } from '@/exit/recovery/api';
import { createTransaction } from '@/exit/recovery/create-transaction';
import { computeInputFee } from '@/exit/recovery/fees';
import { parseAward } from '@/services/schemas/award';

/** The arbitrator's decision, beside the transaction. */
export type AwardWords = Pick<
  Award,
  'costs' | 'date' | 'evidence' | 'isFinal' | 'guarantees' | 'number' | 'place' | 'reasons' | 'terms'
>;

export interface AwardOrder {
  coins: readonly Coin[];
  /** The address of `guarantee` is filled in: that of the first coin that is spent. */
  payments: readonly (Payment & { to: AwardRole })[];
  /** sat/vB */
  feeRate: number;
  /** The explorer's rate, sat/vB; 0 without one. */
  fastestFee: number;
  /** Below which nodes relay nothing, as the explorer says; 0 without one. */
  minimumFee: number;
  words: AwardWords;
  /** Where each party has asked to be paid. */
  stated: Readonly<Record<TermsRole, readonly string[]>>;
}

export interface AwardDraft {
  award: Award;
  /** The transaction that follows from it. */
  transaction: NewTransaction;
}

export type AwardOrderFault =
  | OrderFault
  | { kind: 'award'; fault: AwardFault } // no party's app would carry it out
  | { kind: 'address-other'; payment: number } // at a deposit address, or at one that is the other party's alone
  | { kind: 'too-many-coins' }
  | { kind: 'several-changes' } // two outputs would go back to the guarantee
  | { kind: 'no-reasons' | 'no-date' | 'no-number' }
  | { kind: 'words' }; // a text that is too long

/** A decision and its unsigned transaction. What its outputs and the fee leave goes back to the guarantee. */
export function createAward(kit: CheckedKit, order: AwardOrder): Result<AwardDraft, AwardOrderFault> {
  const { payments, feeRate, words } = order;
  const coins = order.coins.toSorted(compareCoins);
  // Dust, which anybody can send, is left out: it neither fills the list nor names an address.
  const worthy = coins.filter(({ value }) => value >= computeInputFee(feeRate));
  if (worthy.length > MAX_COINS) return fail({ kind: 'too-many-coins' });
  // So many always have room.
  const own = worthy[0]?.address ?? '';
  const paid = payments.map((payment) => (payment.to === 'guarantee' ? { ...payment, address: own } : payment));
  const created = createTransaction(kit, { coins, payments: paid, feeRate });
  if (!created.ok) return created;
  const transaction = created.value;
  const outputs = listOutputs(kit, transaction, payments);
  if (outputs === null) return fail({ kind: 'several-changes' });
  if (words.reasons.trim() === '') return fail({ kind: 'no-reasons' });
  if (!isCalendarDate(words.date)) return fail({ kind: 'no-date' });
  if (words.number < 1) return fail({ kind: 'no-number' });
  const award = { ...cleanWords(words), ...listSpent(kit, transaction), ...placeOf(kit), outputs };
  if (parseAward(formatAward(award)) === null) return fail({ kind: 'words' });
  const ground = {
    coins: award.coins.map((coin) => ({ ...coin, address: addressOf(kit, coin.order) })),
    deposits: kit.deposits.map(({ address }) => address),
    stated: order.stated,
    fastestFee: order.fastestFee,
    minimumFee: order.minimumFee,
  };
  const fault = findAwardFault(award, ground);
  if (fault === null) return { ok: true, value: { award, transaction } };
  const isOther = (output: AwardOutput) => findAwardFault({ ...award, outputs: [output] }, ground) === 'addresses';
  const payment = award.outputs.findIndex(isOther);
  return fault === 'addresses' && payment >= 0
    ? fail({ kind: 'address-other', payment })
    : fail({ kind: 'award', fault });
}

function placeOf({ kit: { network, contract } }: CheckedKit): Pick<Award, 'network' | 'contract'> {
  return { network, contract: contract.id };
}

function addressOf({ deposits }: CheckedKit, order: number): string {
  return deposits.find(({ guaranteeOrder }) => guaranteeOrder === order)?.address ?? '';
}

function listSpent({ deposits }: CheckedKit, { summary }: NewTransaction): Pick<Award, 'coins'> {
  const coins = summary.inputs.map(({ outpoint, address, value }) => {
    const [txid = '', vout = ''] = outpoint.split(':');
    const order = deposits.find((deposit) => deposit.address === address)?.guaranteeOrder ?? 0;
    return { order, txid, value, vout: Number(vout) };
  });
  return { coins };
}

/** In the order of the transaction, which is that of the payments. `null`: the remainder would be a second change. */
function listOutputs(
  kit: CheckedKit,
  { summary }: NewTransaction,
  payments: readonly { to: AwardRole }[],
): AwardOutput[] | null {
  const outputs = summary.outputs.map(({ address, amount }, at): AwardOutput => {
    return { address: address ?? '', to: payments[at]?.to ?? 'guarantee', value: amount };
  });
  const [first] = summary.inputs;
  const changes = outputs.filter(({ to }) => to === 'guarantee');
  const isOwn = changes.every(({ address }) => address === first?.address);
  return changes.length > 1 || !isOwn || kit.deposits.length === 0 ? null : outputs;
}

/** NFC, as everything that is signed. A text that has no such form is refused by the parser. */
function cleanWords(words: AwardWords): AwardWords {
  const clean = (text: string) => normalizeText(text.trim()) ?? text;
  return { ...words, costs: clean(words.costs), place: clean(words.place), reasons: clean(words.reasons) };
}

function fail(error: AwardOrderFault): { ok: false; error: AwardOrderFault } {
  return { ok: false, error };
}
