import * as v from 'valibot';
import { MAX_SATS, totalOf } from '@/domain/amount';
import type { GuaranteeDetails } from '@/domain/models';
import { amountField } from './fields.schema';

/** `GET /contracts/guarantee/{id}`; totalAmount is amount plus estimatedFees (spec, section 3). */
export const guaranteeDetailsSchema: v.GenericSchema<unknown, GuaranteeDetails> = v.pipe(
  v.looseObject({ amount: amountField, estimatedFees: amountField }),
  v.check(({ amount, estimatedFees }) => (amount ?? 0) + (estimatedFees ?? 0) <= MAX_SATS),
  v.transform(({ amount, estimatedFees }) => ({
    amount,
    estimatedFees,
    totalAmount: totalOf([amount, estimatedFees]),
  })),
);
