import { listDepositAddresses } from '@/domain/deposits/deposits';
import { excludesArbitration, type KnownWording } from '@/domain/lint/generated-text';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import type { Id } from '@/domain/primitives/ids';

/** Who decides disputes; `null`: nobody, because the contract has no arbitrator or its text excludes arbitration. */
export function findDisputeArbitrator(
  { arbitrator, description }: Pick<Contract, 'arbitrator' | 'description'>,
  known: readonly KnownWording[],
): Id | null {
  return excludesArbitration(description, known) ? null : arbitrator;
}

/** The facts of a guarantee for a letter to the arbitrator. @param unknown text of an unknown fact */
export function listDisputeFacts(
  contract: Contract,
  guarantee: Guarantee,
  nameOf: (id: Id) => string,
  unknown: string,
) {
  return {
    arbitrator: contract.arbitrator === null ? unknown : nameOf(contract.arbitrator),
    title: contract.title,
    id: String(contract.id),
    parties: contract.contractors.map(nameOf).join(', '),
    guarantee: guarantee.description,
    amount: guarantee.amount === null ? unknown : formatBtc(guarantee.amount),
    until: guarantee.validUntil ?? unknown,
    addresses: listDepositAddresses(guarantee).join(', ') || unknown,
    conditions: guarantee.conditions,
  };
}
