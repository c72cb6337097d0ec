import { useEffect } from 'react';
import { shallowEqual } from 'react-redux';
import { settings } from '@/config/settings';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import type { Id } from '@/domain/primitives/ids';
import type { FileStatus } from '@/domain/recovery/file-state';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { readFileRecord } from '@/store/recovery/file-memory.thunks';
import { selectFileStatus } from '@/store/recovery/recovery.selectors';
import { formatDate, parseDate } from '@/ui/text/date-text';
import { useDateLocale } from '@/ui/text/use-date-locale';

/** The state of the account's recovery file for the contract; `null` until it is known, and where no address is checked. */
export function useFileStatus(contractId: Id): FileStatus | null {
  const dispatch = useAppDispatch();
  const isPossible = settings().depositScript !== 'unverified';
  useEffect(() => {
    if (isPossible) void dispatch(readFileRecord());
  }, [dispatch, isPossible]);
  return useAppSelector((state) => (isPossible ? selectFileStatus(state, contractId) : null), shallowEqual);
}

/** The same in words. */
export function useFileNote(contractId: Id): string | undefined {
  const t = useMessages(contractMenuMessages);
  const locale = useDateLocale();
  const status = useFileStatus(contractId);
  if (status === null) return undefined;
  if (!('at' in status)) return t[status.kind];
  const parsed = parseDate(status.at);
  return t[status.kind]({ date: parsed === null ? status.at : formatDate(parsed, 'date', locale) });
}
