import { createPair } from '@/bitcoin/keys/key-pairs';
import { signTerms } from '@/bitcoin/statements/sign-statements';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Certificate, CertificateSignature } from '@/domain/terms/certificate';
import { TERMS_ROLES, type Terms, type TermsRole } from '@/domain/terms/terms';
import { arbitratorNode, COUNTERPARTY, OWNER, required, secretOf } from './contracts';

/* Sample certificates, signed by the product's code. */

const KEYS = { owner: OWNER, counterparty: COUNTERPARTY };

/** Terms of the contract of `makeContract`. */
export function makeTerms(change: Partial<Terms> = {}): Terms {
  return {
    network: 'regtest',
    contract: '7',
    revision: 1,
    previous: '',
    title: 'New roof',
    description: 'Slates, “grey”.\n\nTwo chimneys 🏠.',
    pdf: 'ab'.repeat(32),
    owner: { id: 'u1', key: OWNER.public_key },
    counterparty: { id: 'u2', key: COUNTERPARTY.public_key },
    arbitrator: { id: 'a1', key: arbitratorNode().neutered().toBase58() },
    guarantees: [
      {
        id: 'g1',
        depositor: 'u2',
        amount: '100000',
        description: 'Deposit for the roof',
        validUntil: '2027-06-30',
        conditions: 'The roof is watertight.',
        verificationProcess: 'Ana looks at it.',
      },
    ],
    ...change,
  };
}

export function signAs(role: TermsRole, terms: Terms): CertificateSignature {
  const { publicKey, signature } = signTerms(required(createPair(secretOf(KEYS[role]))), terms);
  const address = required(computeSignerAddress(publicKey, terms.network));
  return { role, key: publicKey, address, signature, madeAt: '2026-11-22T20:00:00.000Z' };
}

export function makeCertificate(change: Partial<Terms> = {}, signers: readonly TermsRole[] = TERMS_ROLES): Certificate {
  const terms = makeTerms(change);
  return { terms, text: formatTerms(terms), signatures: signers.map((role) => signAs(role, terms)) };
}
