import { buildContract, type Tag } from '@tests/unit/content/build-contract';
import { describe, expect, it } from 'vitest';
import type { ContractType } from '@/domain/models';

/* Who caused something decides; a claim that was pursued early is not lost. */

const BUSINESSES = { 'buyer.capacity': 'business', 'seller.capacity': 'business' };
const PEOPLE = { 'buyer.capacity': 'private', 'seller.capacity': 'private' };
const CONSUMER = { 'buyer.capacity': 'consumer', 'seller.capacity': 'business' };

const write = (type: ContractType, tag: Tag, capacities: Record<string, string>) =>
  buildContract(type, 'seller', tag, true, capacities).text;

describe.each([
  {
    tag: 'es',
    topUp: 'No hay incumplimiento, ni corren esos plazos, mientras la otra parte no firme la garantía nueva',
    early:
      'si al acabar los treinta días siguientes a la fecha «válida hasta» quien reclama no ha pedido arbitraje, demandado ni pedido un proceso monitorio.',
    earnest: 'sus condiciones, que prevalecen sobre lo anterior de esta cláusula',
    withdrawal: 'quien ejerce el desistimiento legal no pierde las arras',
    loan: 'o no se completa por causa de la parte prestataria',
    renewal: 'salvo que sea ella quien no firma la renovación que se le propuso.',
    minimum: 'no alcanzar las compras mínimas solo permite resolver en este caso.',
  },
  {
    tag: 'en',
    topUp: 'There is no breach, and these periods do not run, while the other party has not signed the new guarantee',
    early: 'the claiming party has not requested arbitration, sued or applied for an order for payment.',
    earnest: 'its conditions, which prevail over the rest of this clause',
    withdrawal: 'uses the statutory right of withdrawal does not lose the earnest money',
    loan: 'or is not topped up for a cause attributable to the borrower',
    renewal: 'unless that party is the one that does not sign the renewal that was proposed to it.',
    minimum: 'missing the minimum purchases allows termination only in this case.',
  },
] as const)('in $tag', ({ tag, topUp, early, earnest, withdrawal, loan, renewal, minimum }) => {
  it.each<ContractType>(['sale', 'services', 'license', 'supply', 'rental', 'employment', 'loan', 'distribution'])(
    'nobody defaults on a top-up of a %s that the other party does not sign',
    (type) => expect(write(type, tag, BUSINESSES)).toContain(topUp),
  );

  it('a claim counts if it was pursued by the end of the period, however early', () =>
    expect(write('supply', tag, BUSINESSES)).toContain(early));

  it('earnest money is lost by the agreed withdrawal, not by that of consumers', () => {
    expect(write('sale', tag, PEOPLE)).toContain(`${earnest}.`);
    expect(write('sale', tag, PEOPLE)).not.toContain(withdrawal);
    expect(write('sale', tag, CONSUMER)).toContain(earnest);
    expect(write('sale', tag, CONSUMER)).toContain(withdrawal);
  });

  it('a lender cannot bring about that a loan falls due', () => expect(write('loan', tag, PEOPLE)).toContain(loan));

  it('a renewal that the other party blocks, and a missed minimum that is paid for, end no distribution', () => {
    expect(write('distribution', tag, BUSINESSES)).toContain(renewal);
    expect(write('distribution', tag, BUSINESSES)).toContain(minimum);
  });
});
