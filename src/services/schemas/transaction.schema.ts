import * as v from 'valibot';
import type { Transaction } from '@/domain/models';
import {
  amountField,
  flagField,
  idField,
  listOf,
  optionalId,
  optionalText,
  optionalWhole,
  textField,
} from './fields.schema';

export const transactionSchema: v.GenericSchema<unknown, Transaction> = v.looseObject({
  id: idField,
  guarantee_id: optionalId,
  guarantee_order: optionalWhole,
  address: optionalText,
  amount: amountField,
  txid: optionalText,
  vout: optionalWhole,
  withdrawal: flagField,
  sender_id: optionalId,
  receivers_id: listOf(idField),
  status: textField,
  u_psbt: optionalText,
  p_psbt: optionalText,
  signer: optionalId,
  created_at: optionalText,
  updated_at: optionalText,
});
