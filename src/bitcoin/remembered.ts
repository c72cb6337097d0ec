import type { Network } from '@/domain/network';

type Reading<Answer> = (text: string, network: Network) => Answer;

/** As many answers as a contract has addresses, many times over. */
const MOST = 500;
/** Every address and its script in hex is shorter; what is longer comes from nobody honest. */
const LONGEST = 100;

/** A pure reading that keeps its latest answers: an inspection asks for the same few addresses again and again. */
export function remembered<Answer>(read: Reading<Answer>): Reading<Answer> {
  const answers = new Map<string, Answer>();
  return function recall(text, network) {
    const key = `${network} ${text}`;
    const known = answers.get(key);
    if (known !== undefined) return known;
    const answer = read(text, network);
    if (answers.size >= MOST) answers.clear();
    if (text.length <= LONGEST) answers.set(key, answer);
    return answer;
  };
}
