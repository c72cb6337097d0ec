import type { Terms, TermsGuarantee } from '@/domain/terms/terms';

/* Complete terms with default values. */

export function makeTermsGuarantee(fields: Partial<TermsGuarantee> = {}): TermsGuarantee {
  return {
    id: 'g1',
    depositor: 'u2',
    amount: '600000',
    description: 'Deposit of the owner',
    validUntil: '2027-01-31',
    conditions: 'Paid back on delivery.',
    verificationProcess: 'Both visit the site.',
    ...fields,
  };
}

export function makeTerms(fields: Partial<Terms> = {}): Terms {
  return {
    network: 'testnet',
    contract: 'c1',
    revision: 1,
    previous: '',
    title: 'New roof',
    description: 'The roof is made new.\n\nTiles are red.',
    pdf: '',
    owner: { id: 'u1', key: `02${'1'.repeat(64)}` },
    counterparty: { id: 'u2', key: `03${'2'.repeat(64)}` },
    arbitrator: { id: 'u3', key: 'tpubExample' },
    guarantees: [makeTermsGuarantee()],
    ...fields,
  };
}
