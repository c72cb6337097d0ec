import { useState } from 'react';
import { guaranteesMessages } from '@/content/guarantees.messages';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { refreshBalances } from '@/store/balances/refresh.thunks';
import { loadContract } from '@/store/contracts/load.thunks';
import { useAppDispatch } from '@/store/core/hooks';

interface CheckAgainProps {
  contractId: Id;
  /** Heading of the guarantee, for screen readers. */
  titleId: string;
}

/** Reads the deposits of a contract and asks the explorer for its balances, without waiting for the next turn. */
export function CheckAgain({ contractId, titleId }: CheckAgainProps) {
  const t = useMessages(guaranteesMessages);
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState(false);

  async function check(): Promise<void> {
    setBusy(true);
    // The text beside it says that it failed.
    await dispatch(loadContract(contractId)).catch(() => undefined);
    await dispatch(refreshBalances(contractId)).catch(() => undefined);
    setBusy(false);
  }

  return (
    <button
      type="button"
      aria-disabled={busy}
      aria-describedby={titleId}
      onClick={() => !busy && void check()}
      className="relative z-10 min-h-6 rounded-sm text-xs font-medium text-accent-ink hover:underline aria-disabled:text-ink-soft"
    >
      {busy ? t.balanceLoading : t.checkAgain}
    </button>
  );
}
