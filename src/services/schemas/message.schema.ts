import * as v from 'valibot';
import type { Message } from '@/domain/models';
import { idField, optionalId, optionalText, textField } from './fields.schema';

export const messageSchema: v.GenericSchema<unknown, Message> = v.looseObject({
  id: idField,
  user_id: optionalId,
  contract_id: optionalId,
  content: textField,
  created_at: optionalText,
});
