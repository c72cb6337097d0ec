import * as v from 'valibot';
import type { Id } from '@/domain/primitives/ids';
import { type RememberedTerms, rememberTerms } from '@/domain/templates/remembered-terms';
import type { TailoredTemplate } from '@/domain/templates/template-draft';
import { logger } from '@/lib/logger';
import { selectUser } from '@/store/auth/auth.selectors';
import type { AppThunk } from '@/store/core/store-types';
import { deviceRecord } from '@/store/device/device-record';

const schema = v.record(v.string(), v.string());

/** By user. Emptying a field, and importing with it, forgets its value. */
const records = deviceRecord<RememberedTerms, [userId: Id]>({
  name: 'terms',
  parse: (stored) => (v.is(schema, stored) ? stored : {}),
});

/** The values to propose in the user's next contract; at first only the email of the account. Never rejects. */
export function loadRememberedTerms(): AppThunk<Promise<RememberedTerms>> {
  return async (_dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) return {};
    const known = await records.read([user.id]).catch(() => ({}));
    return { 'own.email': user.email, ...known };
  };
}

/** After a contract was made. Never rejects. */
export function noteTerms({ template, role, values }: TailoredTemplate): AppThunk<Promise<void>> {
  return changeTerms((known) => rememberTerms(known, template, role, values));
}

/** After the user has joined with these details, such as `own.taxId`. Never rejects. */
export function noteOwnDetails(details: RememberedTerms): AppThunk<Promise<void>> {
  return changeTerms((known) => ({ ...known, ...details }));
}

function changeTerms(change: (known: RememberedTerms) => RememberedTerms): AppThunk<Promise<void>> {
  return async (_dispatch, getState) => {
    const user = selectUser(getState());
    if (user === null) return;
    try {
      await records.change([user.id], change);
    } catch (error) {
      logger.warn(`The terms cannot be remembered: ${String(error)}`);
    }
  };
}
