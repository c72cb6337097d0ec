import type { Page } from '@playwright/test';
import { signTerms } from '@/bitcoin/statements/sign-terms';
import { computeSignerAddress } from '@/bitcoin/statements/signer-address';
import { formatTerms } from '@/domain/terms/canonical-text';
import type { Certificate, CertificateSignature } from '@/domain/terms/certificate';
import { TERMS_ROLES, type Terms, type TermsGuarantee, type TermsRole } from '@/domain/terms/terms';
import { toHex } from '../../mocks/chain/bytes';
import { demoKey } from '../../mocks/demo/demo-keys';
import { demoAccount } from './demo';

/* Certificates of a demo contract of Ana and Berto, signed with their keys as the app would. */

const EMAILS: Record<TermsRole, string> = {
  owner: demoAccount('Ana').email,
  counterparty: demoAccount('Berto').email,
};

/** Ids of the parties of the contract on screen, from the app's own storage. */
export async function readParties(page: Page, contract: string): Promise<Pick<Terms, 'owner' | 'counterparty'>> {
  const ids = await page.evaluate((id) => {
    const stored = JSON.parse(localStorage.getItem('contracts') ?? '{}');
    const find = (value: unknown): string[] | null => {
      if (typeof value !== 'object' || value === null) return null;
      if ('id' in value && String(value.id) === id && 'contractors' in value)
        return (value.contractors as unknown[]).map(String);
      for (const inner of Object.values(value)) {
        const found = find(inner);
        if (found !== null) return found;
      }
      return null;
    };
    return find(stored);
  }, contract);
  const [owner, counterparty] = ids ?? [];
  if (owner === undefined || counterparty === undefined) throw new Error(`The parties of ${contract} are not stored`);
  return {
    owner: { id: owner, key: publicKey('owner') },
    counterparty: { id: counterparty, key: publicKey('counterparty') },
  };
}

function publicKey(role: TermsRole): string {
  return toHex(demoKey(EMAILS[role]).publicKey);
}

export function makeGuarantees(count: number, depositor: string): TermsGuarantee[] {
  return Array.from({ length: count }, (_, at) => ({
    id: `g${String(at + 1).padStart(3, '0')}`,
    depositor,
    amount: String(100_000 + at),
    description: `Guarantee number ${at + 1} of the works`,
    validUntil: '2027-06-30',
    conditions: `Condition ${at + 1}: the part is delivered complete, in good order and on time.`,
    verificationProcess: `Check ${at + 1}: both parties visit the site and write down what they see.`,
  }));
}

export function sealTerms(terms: Terms): Certificate {
  const signatures = TERMS_ROLES.map((role): CertificateSignature => {
    const { publicKey: key, privateKey } = demoKey(EMAILS[role]);
    const pair = { publicKey: Uint8Array.from(key), privateKey: Uint8Array.from(privateKey ?? []) };
    const { signature } = signTerms(pair as Parameters<typeof signTerms>[0], terms);
    const address = computeSignerAddress(terms[role].key, terms.network) ?? '';
    return { role, key: terms[role].key, address, signature, madeAt: '2026-11-21T18:30:00.000Z' };
  });
  return { terms, text: formatTerms(terms), signatures };
}
