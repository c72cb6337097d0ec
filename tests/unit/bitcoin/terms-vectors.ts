import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Network } from '@/domain/primitives/network';
import type { TermsRole } from '@/domain/terms/terms';
import type { VectorKey } from './vectors';

export interface WireTerms {
  network: Network;
  guarantees: Record<string, string>[];
  [field: string]: unknown;
}

/** Made with `canonicalize`, Node's own hash, and `bitcoinjs-message`. */
export interface TermsVectors {
  keys: Record<TermsRole, VectorKey>;
  valid: {
    name: string;
    terms: WireTerms;
    text: string;
    hash: string;
    signatures: Partial<Record<TermsRole, { address: string; signature: string }>>;
  }[];
  invalid: { name: string; text: string; problem: string }[];
}

export function readTermsVectors(): TermsVectors {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../vectors/terms.json'), 'utf8')) as TermsVectors;
}
