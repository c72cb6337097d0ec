import { useEffect } from 'react';
import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import type { KitStatus } from '@/domain/kit/kit-state';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectKitStatus } from '@/store/kit/kit.selectors';
import { readKitRecord } from '@/store/kit/kit-memory.thunks';
import { formatDate, parseDate } from '@/ui/text/date-text';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** The state of the account's kit for the contract; `null` until it is known, and where no address is checked. */
export function useKitStatus(contractId: Id): KitStatus | null {
  const dispatch = useAppDispatch();
  const isPossible = settings().depositScript !== 'unverified';
  useEffect(() => {
    if (isPossible) void dispatch(readKitRecord());
  }, [dispatch, isPossible]);
  return useAppSelector((state) => (isPossible ? selectKitStatus(state, contractId) : null));
}

/** The same in words. */
export function useKitNote(contractId: Id): string | undefined {
  const t = useMessages(kitMessages);
  const locale = useDateLocale();
  const status = useKitStatus(contractId);
  if (status === null) return undefined;
  if (!('at' in status)) return t[status.kind];
  const parsed = parseDate(status.at);
  return t[status.kind]({ date: parsed === null ? status.at : formatDate(parsed, 'date', locale) });
}
