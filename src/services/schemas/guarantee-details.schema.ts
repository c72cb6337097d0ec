import * as v from 'valibot';
import type { GuaranteeDetails } from '@/domain/models';
import { MAX_SATS, totalOf } from '@/domain/primitives/amount';
import { amountField } from '@/services/schemas/fields.schema';

/** `GET /contracts/guarantee/{id}`; totalAmount is amount plus estimatedFees (docs/specification.md#3-entities-and-their-fields). */
export const guaranteeDetailsSchema: v.GenericSchema<unknown, GuaranteeDetails> = v.pipe(
  v.looseObject({ amount: amountField, estimatedFees: amountField }),
  v.check(({ amount, estimatedFees }) => (amount ?? 0) + (estimatedFees ?? 0) <= MAX_SATS),
  v.transform(({ amount, estimatedFees }) => ({
    amount,
    estimatedFees,
    totalAmount: totalOf([amount, estimatedFees]),
  })),
);
