import { makeContract, makeGuarantee } from '@tests/unit/domain/make';
import { crypto as hashes } from 'bitcoinjs-lib';
import { hashTexts } from '@/bitcoin/seals/hash-texts';
import { buildTerms, FIRST_PLACE, type TermsSource } from '@/domain/seals/build-terms';
import { formatTerms } from '@/domain/seals/canonical-text';
import type { SealRecord } from '@/domain/seals/seal-record';
import { getSealView } from '@/domain/seals/seal-state';

const SENTENCE = 'The roof is delivered without defects, as both parties have seen. ';
const MADE_AT = '2026-11-20T10:00:00.000Z';

function makeSource(guarantees: number, sentences: number): TermsSource {
  const text = SENTENCE.repeat(sentences);
  const contract = makeContract({
    description: text.repeat(10),
    keys: ['11', '22'].map((byte) => ({ publicKey: `02${byte.repeat(32)}`, encryptedKey: null })),
    guarantees: Array.from({ length: guarantees }, (_, id) =>
      makeGuarantee({ id, description: text, conditions: text, verificationProcess: text }),
    ),
  });
  return { contract, network: 'regtest', arbitratorKey: 'tpub', pdf: '' };
}

/**
 * Mean milliseconds of hashing the terms of a contract and comparing them with sealed ones, and of turning the contract
 * into JSON and hashing that, which nothing can do without. In alternation. Each field of a guarantee has that many sentences.
 */
export async function timeTerms(
  guarantees: number,
  sentences: number,
  rounds: number,
): Promise<{ app: number; plain: number; characters: number }> {
  const source = makeSource(guarantees, sentences);
  const { terms } = buildTerms(source, FIRST_PLACE);
  const text = formatTerms(terms);
  const [hash = ''] = await hashTexts([text]);
  const signatures = (['owner', 'counterparty'] as const).map((role) => ({ role, signature: '', madeAt: MADE_AT }));
  const record: SealRecord = { signed: [{ hash, text, terms, signatures }], pdfs: {} };
  const total = { app: 0, plain: 0 };
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const view = getSealView(source, record, 'owner');
    if (view.state.kind !== 'sealed' || (await hashTexts([view.text]))[0] !== hash)
      throw new Error('the terms are not the sealed ones');
    const middle = performance.now();
    hashes.sha256(new TextEncoder().encode(JSON.stringify(source.contract)));
    total.app += middle - start;
    total.plain += performance.now() - middle;
  }
  return { app: total.app / rounds, plain: total.plain / rounds, characters: text.length };
}
