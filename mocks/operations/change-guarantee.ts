import { amountField, choiceField, dateField, textField } from '@mocks/handlers/fields';
import { refuse } from '@mocks/handlers/refusal';
import type { JsonObject } from '@mocks/handlers/route';
import type { Services } from '@mocks/services';
import type { StoredGuarantee } from '@mocks/store/entities';
import type { GuaranteeStatus } from '@/domain/models';
import { ZERO_SATS } from '@/domain/primitives/amount';
import { guaranteeBalance } from './guarantee-coins';

const EMPTY_SATS = 546;

/** Statuses a PUT may lead to (docs/specification.md#4-states-and-transitions). */
const NEXT: Record<GuaranteeStatus, readonly GuaranteeStatus[]> = {
  pending: ['active', 'expired'],
  active: ['executed', 'in_dispute', 'expired'],
  in_dispute: ['active', 'executed'],
  executed: [],
  expired: [],
};
const STATUSES = Object.keys(NEXT) as GuaranteeStatus[];

/** Takes over the status, and the terms while nobody could have paid for them yet. */
export function updateGuarantee(services: Services, guarantee: StoredGuarantee, body: JsonObject): StoredGuarantee {
  const status = choiceField(body, 'status', STATUSES, guarantee.status);
  if (status !== guarantee.status) requireTransition(services, guarantee, status);
  const untouched = guarantee.status === 'pending' && services.store.deposits(guarantee.id).length === 0;
  if (untouched) Object.assign(guarantee, terms(guarantee, body));
  guarantee.status = status;
  services.store.changed();
  return guarantee;
}

// The chain is at hand: nobody needs to be believed that a guarantee is funded, or empty.
function requireTransition(services: Services, guarantee: StoredGuarantee, status: GuaranteeStatus): void {
  if (!NEXT[guarantee.status].includes(status)) {
    refuse(409, `A guarantee cannot go from ${guarantee.status} to ${status}`);
  }
  const balance = guaranteeBalance(services, guarantee);
  if (status === 'active' && balance < guarantee.amount) refuse(409, 'The guarantee is not funded');
  if (status === 'executed' && balance > EMPTY_SATS) refuse(409, 'The guarantee still holds funds');
}

function terms(guarantee: StoredGuarantee, body: JsonObject): Partial<StoredGuarantee> {
  const next: JsonObject = { ...guarantee, amount: undefined, ...body };
  return {
    description: textField(next, 'description'),
    amount: next.amount === undefined ? (guarantee.amount ?? ZERO_SATS) : amountField(next, 'amount'),
    valid_until: dateField(next, 'valid_until'),
    conditions: textField(next, 'conditions'),
    verification_process: textField(next, 'verification_process'),
  };
}
