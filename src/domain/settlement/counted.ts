import { getOutpoint } from '@/domain/settlement/coins';
import type { Offer, OfferOutput } from '@/domain/settlement/offer';
import type { ReturnPlan } from '@/domain/settlement/return-plan';

/*
 * A signature binds a transaction, not the text that it follows from. Anybody can copy it to another text with the same transaction
 * (docs/settlement.md#what-an-acceptance-proves), so only one text of several counts as answered.
 */

/** An answer to a text of a party. */
interface Answer {
  txids: readonly string[];
  made: boolean;
  /** Number and signer of the text; `null`: the text is not known. */
  number: number | null;
  signer: string | null;
}

interface AcceptanceOf {
  hash: string;
  txid: string;
  made?: true | undefined;
}

interface GivenOf {
  hash: string;
  txids: readonly string[];
  made?: true | undefined;
}

interface OfferOf {
  hash: string;
  offer: Pick<Offer, 'number' | 'from'>;
}

interface AskOf {
  hash: string;
  plan: Pick<ReturnPlan, 'number' | 'payee'>;
}

/** The acceptances that count. */
export function listCountedAcceptances<Item extends AcceptanceOf>({
  offers,
  acceptances,
}: {
  offers: readonly OfferOf[];
  acceptances: readonly Item[];
}): Item[] {
  const byHash = new Map(offers.map(({ hash, offer }) => [hash, offer]));
  return listCounted(acceptances, ({ hash, txid, made }) => {
    const offer = byHash.get(hash);
    return {
      txids: [txid],
      made: made === true,
      number: offer?.number ?? null,
      signer: offer?.from.key ?? null,
    };
  });
}

/** The signatures in advance that count. */
export function listCountedGiven<Item extends GivenOf>({
  asks,
  given,
}: {
  asks: readonly AskOf[];
  given: readonly Item[];
}): Item[] {
  const byHash = new Map(asks.map(({ hash, plan }) => [hash, plan]));
  return listCounted(given, ({ hash, txids, made }) => {
    const plan = byHash.get(hash);
    return { txids, made: made === true, number: plan?.number ?? null, signer: plan?.payee.key ?? null };
  });
}

/**
 * Of several with a transaction in common, those that this device has made. If it has made none, the one for the text with the lowest
 * number, or the first that was seen.
 */
function listCounted<Item>(items: readonly Item[], read: (item: Item) => Answer): Item[] {
  const answers = items.map((item) => ({ item, ...read(item) }));
  const byTxid = new Map<string, (typeof answers)[number][]>();
  for (const answer of answers)
    for (const txid of answer.txids) {
      const known = byTxid.get(txid);
      if (known === undefined) byTxid.set(txid, [answer]);
      else known.push(answer);
    }
  const places = new Map(answers.map((answer, at) => [answer, at]));
  const isBefore = (one: (typeof answers)[number], other: (typeof answers)[number]) => {
    const [first, second] = [one.number ?? Infinity, other.number ?? Infinity];
    return first === second ? (places.get(one) ?? 0) < (places.get(other) ?? 0) : first < second;
  };
  return answers
    .filter((answer) => {
      if (answer.made) return true;
      const rivals = answer.txids.flatMap((txid) => byTxid.get(txid) ?? []);
      return !rivals.some(
        (other) => other !== answer && other.signer === answer.signer && (other.made || isBefore(other, answer)),
      );
    })
    .map(({ item }) => item);
}

/** Whether an acceptance is valid for another offer too, which asks for the same payment. */
export function isShared(
  { hash, txid }: AcceptanceOf,
  { acceptances }: { acceptances: readonly AcceptanceOf[] },
): boolean {
  return acceptances.some((each) => each.hash !== hash && each.txid === txid);
}

/**
 * Whether two offers can have the same transaction: an acceptance of one could be passed off as one of the other. An address that is
 * still empty can be filled with any.
 */
export function hasSamePayment(
  one: Pick<Offer, 'coins' | 'outputs'>,
  other: Pick<Offer, 'coins' | 'outputs'>,
): boolean {
  const isSame = (a: OfferOutput, b: OfferOutput | undefined) =>
    a.to === b?.to && a.value === b.value && (a.address === b.address || a.address === '' || b.address === '');
  return (
    one.coins.map(getOutpoint).join() === other.coins.map(getOutpoint).join() &&
    one.outputs.length === other.outputs.length &&
    one.outputs.every((output, at) => isSame(output, other.outputs[at]))
  );
}
