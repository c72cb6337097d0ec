import type { ReturnPlan } from '@/domain/returns/return-plan';

/*
 * A signature binds a transaction, not the text that it follows from. Anybody can copy it to another text with the same transaction
 * (docs/terms.md#the-return-text), so only one text of several counts as answered.
 */

interface GivenOf {
  /** Of the text that it answers. */
  hash: string;
  txids: readonly string[];
  made?: true | undefined;
}

interface AskOf {
  hash: string;
  plan: Pick<ReturnPlan, 'number' | 'payee'>;
}

/**
 * The signatures in advance that count. Of several with a transaction in common, those that this device has made. If it has made none, the
 * one for the text with the lowest number, or the first that was seen.
 */
export function listCountedGiven<Item extends GivenOf>({
  asks,
  given,
}: {
  asks: readonly AskOf[];
  given: readonly Item[];
}): Item[] {
  const byHash = new Map(asks.map(({ hash, plan }) => [hash, plan]));
  const answers = given.map((item, place) => {
    const plan = byHash.get(item.hash);
    return { item, place, number: plan?.number ?? Infinity, signer: plan?.payee.key ?? null };
  });
  type Answer = (typeof answers)[number];
  const byTxid = new Map<string, Answer[]>();
  for (const answer of answers)
    for (const txid of answer.item.txids) {
      const known = byTxid.get(txid);
      if (known === undefined) byTxid.set(txid, [answer]);
      else known.push(answer);
    }
  const isBefore = (one: Answer, other: Answer) =>
    one.number === other.number ? one.place < other.place : one.number < other.number;
  const hasRival = (answer: Answer) =>
    answer.item.txids
      .flatMap((txid) => byTxid.get(txid) ?? [])
      .some(
        (other) =>
          other !== answer && other.signer === answer.signer && (other.item.made === true || isBefore(other, answer)),
      );
  return answers.filter((answer) => answer.item.made === true || !hasRival(answer)).map(({ item }) => item);
}
