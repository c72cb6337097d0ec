import { type PaymentProof, PROOF_BLOCKS } from '@/domain/proofs/payment-proof';

/** Where a transaction is in its block, as an explorer says. */
export interface MerkleProof {
  height: number;
  position: number;
  branch: string[];
}

/** The answers that a proof is made of. Each is `null` if the explorer does not know or does not offer it, and may throw. */
export interface ProofSource {
  getTransaction(txid: string): Promise<string | null>;
  getMerkleProof(txid: string): Promise<MerkleProof | null>;
  getBlockHash(height: number): Promise<string | null>;
  getHeader(blockHash: string): Promise<string | null>;
  getFirstTxid(blockHash: string): Promise<string | null>;
}

/** The same source, asked each question once: payments share blocks. A question that failed is asked again. */
export function askOnce(source: ProofSource): ProofSource {
  const answers = new Map<string, Promise<unknown>>();
  const ask = <Key extends keyof ProofSource>(name: Key): ProofSource[Key] =>
    ((subject: never) => {
      const question = `${name} ${subject}`;
      const known = answers.get(question);
      if (known !== undefined) return known;
      const answer = source[name](subject);
      answers.set(question, answer);
      answer.catch(() => answers.delete(question));
      return answer;
    }) as ProofSource[Key];
  return {
    getTransaction: ask('getTransaction'),
    getMerkleProof: ask('getMerkleProof'),
    getBlockHash: ask('getBlockHash'),
    getHeader: ask('getHeader'),
    getFirstTxid: ask('getFirstTxid'),
  };
}

/**
 * Collects the proof of a transaction; `null` if something is not offered. It has fewer headers only while there are fewer blocks on
 * top. What arrives may contradict itself, as when the chain is reorganised meanwhile: the check finds out.
 */
export async function collectProof(source: ProofSource, txid: string): Promise<PaymentProof | null> {
  const [transaction, place] = await Promise.all([source.getTransaction(txid), source.getMerkleProof(txid)]);
  if (transaction === null || place === null) return null;
  const { height, position, branch } = place;
  const hash = await source.getBlockHash(height);
  if (hash === null) return null;
  const [first, headers] = await Promise.all([collectFirst(source, hash), collectHeaders(source, height, hash)]);
  return first === null || headers === null ? null : { height, transaction, position, branch, first, headers };
}

async function collectFirst(source: ProofSource, blockHash: string): Promise<PaymentProof['first'] | null> {
  const txid = await source.getFirstTxid(blockHash);
  if (txid === null) return null;
  const [transaction, place] = await Promise.all([source.getTransaction(txid), source.getMerkleProof(txid)]);
  return transaction === null || place === null ? null : { transaction, branch: place.branch };
}

/** Of the blocks up to the tip. `null`: one of them is not offered. */
async function collectHeaders(source: ProofSource, height: number, first: string): Promise<string[] | null> {
  const later = Array.from({ length: PROOF_BLOCKS - 1 }, (_, at) => source.getBlockHash(height + 1 + at));
  const hashes = [first, ...(await Promise.all(later))];
  const end = hashes.indexOf(null);
  const known = hashes.slice(0, end === -1 ? hashes.length : end).filter((hash) => hash !== null);
  const headers = await Promise.all(known.map((hash) => source.getHeader(hash)));
  const offered = headers.filter((header) => header !== null);
  return offered.length === headers.length ? offered : null;
}
