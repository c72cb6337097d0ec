/**
 * What the failure of a broadcast says. `known`: the network has the transaction. `spent`: a coin is spent or claimed, perhaps by this
 * very transaction. `early`: it may not be mined yet. `busy`: the explorer takes no requests now. `refused`: the network does not take
 * it. `unknown`: it may or may not have been sent.
 */
export type BroadcastJudgement = 'known' | 'spent' | 'early' | 'busy' | 'refused' | 'unknown';

export interface BroadcastFailure {
  /** HTTP status; `undefined`: no usable answer. */
  status?: number | undefined;
  /** The text of the answer for a person, if it has any: not a page. */
  text?: string | undefined;
}

/** What nodes say (Bitcoin Core, btcd), as explorers pass it on. The first that fits counts. What is `known` is recorded as sent. */
const WORDS: readonly [RegExp, BroadcastJudgement][] = [
  [/missing-?or-?spent|inputs-(?:missing|spent)|missing-?\s?inputs|already (?:been )?spent|double.?spend/i, 'spent'],
  [/conflict|rejecting replacement|replacement-|potential replacements/i, 'spent'],
  [/"code":\s*-27\b|txn-(?:already|same)-|already (?:in block chain|in utxo set|have transaction)/i, 'known'],
  [/non-?(?:bip68-)?final/i, 'early'],
];

/** An answer of the node itself. */
const FROM_NODE = /RPC error|"code":\s*-\d|^txn-already-/i;
/** With these an explorer refuses the request, whatever it is. */
const NOT_ASKED = [401, 403, 404, 405, 408, 409];

export function judgeBroadcast({ status = 0, text = '' }: BroadcastFailure): BroadcastJudgement {
  if (status === 429) return 'busy';
  const isFromNode = FROM_NODE.test(text);
  const isRefusal = status >= 400 && status < 500;
  if (!isRefusal && !isFromNode) return 'unknown';
  const isAnswer = isRefusal && text !== '' && !/^\s*</.test(text) && (isFromNode || !NOT_ASKED.includes(status));
  return WORDS.find(([words]) => words.test(text))?.[1] ?? (isAnswer ? 'refused' : 'unknown');
}
