import * as v from 'valibot';
import type { Guarantee } from '@/domain/models';
import { amountField, idField, listOf, optionalId, optionalText, textField } from './fields.schema';
import { transactionSchema } from './transaction.schema';

export const guaranteeEntries = {
  id: idField,
  contract_id: optionalId,
  contractor_id: optionalId,
  description: textField,
  amount: amountField,
  valid_until: optionalText,
  conditions: textField,
  verification_process: textField,
  status: textField,
  deposits: listOf(transactionSchema),
  withdrawals: listOf(transactionSchema),
};

export const guaranteeSchema: v.GenericSchema<unknown, Guarantee> = v.looseObject(guaranteeEntries);
