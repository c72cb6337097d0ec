import { describe, expect, it } from 'vitest';
import { ENGLISH_LEGAL_TEXTS } from '@/content/en/english-legal-texts';
import { SPANISH_LEGAL_TEXTS } from '@/content/templates/spanish-legal-texts';
import type { ContractType } from '@/domain/models';
import { buildContractText } from '@/domain/templates/template-draft';
import type { TermValues } from '@/domain/templates/term-types';

/* Sentences that a contract has only for the parties that they are for, in both languages. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };
const OPEN = { 'buyer.capacity': '', 'seller.capacity': 'business' };
const RETURN = { ...BUSINESSES, returnDate: 'yes' };
const HOME = { ...PEOPLE, property: 'home' };
const PREMISES = { ...RETURN, property: 'business' };

function write({ templates, getDraftWording }: typeof SPANISH_LEGAL_TEXTS, type: ContractType, values: TermValues) {
  const template = templates.find((each) => each.type === type);
  if (template === undefined) throw new Error(type);
  const tailored = { template, role: 'buyer', values, clauses: [], guarantees: [] } as const;
  return buildContractText(tailored, getDraftWording(type)).description;
}

interface Row {
  why: string;
  es: string;
  en: string;
  has: [ContractType, TermValues][];
  lacks: [ContractType, TermValues][];
}

const ROWS: Row[] = [
  {
    why: 'a consumer who joins keeps the protection if a guarantee is not topped up',
    es: 'Si la parte cliente es persona consumidora frente a una empresa, la parte prestadora no puede por esta causa resolver el contrato ni dar por vencida la obligación.',
    en: 'If the client is a consumer dealing with a business, the provider may not for this reason terminate the contract or declare the obligation due.',
    has: [
      ['services', OPEN],
      ['services', { 'buyer.capacity': '', 'seller.capacity': '' }],
    ],
    lacks: [
      ['services', BUSINESSES],
      ['services', CONSUMER],
      ['services', { 'buyer.capacity': 'business', 'seller.capacity': '' }],
    ],
  },
  {
    why: 'an extension of the contract does not end before a return that was signed for its old date',
    es: 'Si el contrato amplía la fecha «válida hasta», las partes hacen ese traslado y firman otra devolución antes de la fecha de devolución anterior.',
    en: 'If the contract extends the “valid until” date, the parties make that move and sign another return before the earlier return date.',
    has: [
      ['rental', PREMISES],
      ['rental', { ...PREMISES, property: 'goods' }],
      ['services', RETURN],
    ],
    lacks: [
      ['rental', { ...BUSINESSES, property: 'business' }],
      ['rental', { ...HOME, returnDate: 'yes' }],
    ],
  },
];

describe.each([
  ['es', SPANISH_LEGAL_TEXTS],
  ['en', ENGLISH_LEGAL_TEXTS],
] as const)('in %s', (tag, texts) => {
  it.each(ROWS.flatMap(({ has, ...row }) => has.map((contract) => [row.why, ...contract, row] as const)))(
    '%s: %s %j',
    (_why, type, values, row) => expect(write(texts, type, values)).toContain(row[tag]),
  );

  it.each(ROWS.flatMap(({ lacks, ...row }) => lacks.map((contract) => [row.why, ...contract, row] as const)))(
    'elsewhere not: %s: %s %j',
    (_why, type, values, row) => expect(write(texts, type, values)).not.toContain(row[tag]),
  );
});
