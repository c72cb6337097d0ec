import LifeBuoy from 'lucide-react/icons/life-buoy';
import { useEffect } from 'react';
import { settings } from '@/config/settings';
import { kitMessages } from '@/content/kit.messages';
import { getRole } from '@/domain/contracts/permissions';
import { getKitView, type KitView } from '@/domain/kit/kit-state';
import type { Contract } from '@/domain/models';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term-text';
import { useMessages } from '@/i18n/use-messages';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectKitRecord, selectVerifiedCoins } from '@/store/kit/kit.selectors';
import { readKitRecord } from '@/store/kit/kit-memory.thunks';
import { formatDate, parseDate } from '@/ui/text/date-text';
import { useDateLocale } from '@/ui/text/use-date-locale';

/**
 * The state of the recovery kit in one line, with the next step if one is due. Its space is reserved as soon as the
 * contract has a deposit address, so that nothing moves when balances arrive.
 */
export function KitLine({ contract }: { contract: Contract }) {
  const { isOffered, view } = useKitView(contract);
  if (!isOffered) return null;
  return (
    <div className="-my-2 flex min-h-8 flex-wrap items-center gap-x-3 gap-y-1 self-start text-sm text-ink-soft">
      {view !== null && <KitText view={view} />}
    </div>
  );
}

export interface KitScreen {
  /** The contract has a deposit address, and the user is a party. */
  isOffered: boolean;
  /** `null` until it is known. */
  view: KitView | null;
}

/** The state of the recovery kit on this device. */
export function useKitView(contract: Contract): KitScreen {
  const dispatch = useAppDispatch();
  const { id, guarantees } = contract;
  const role = getRole(contract, useAppSelector(selectUserId));
  const record = useAppSelector((state) => selectKitRecord(state, id));
  const coins = useAppSelector((state) => selectVerifiedCoins(state, id));
  const hasDeposit = guarantees.some(({ deposits }) => deposits?.some(({ address }) => address !== null));
  const isContractor = role === 'owner' || role === 'counterparty';
  const isOffered = isContractor && hasDeposit && settings().depositScript !== 'unverified';

  useEffect(() => {
    if (isOffered) void dispatch(readKitRecord(id));
  }, [dispatch, id, isOffered]);

  return { isOffered, view: !isOffered || record === null ? null : getKitView(record, coins, Date.now()) };
}

function KitText({ view: { state, step } }: { view: KitView }) {
  const open = useOpenDialog();
  const t = useMessages(kitMessages);
  const describe = useStateText();
  return (
    <>
      <p className="flex min-w-0 items-center gap-2">
        <LifeBuoy aria-hidden="true" className="size-4 shrink-0" />
        <span>
          <TermText word="recovery-kit" text={describe({ state, step })} />
        </span>
      </p>
      {step !== null && (
        <button
          type="button"
          onClick={() => open({ kind: `${step}-kit` })}
          className="py-1 font-medium text-accent-ink hover:underline"
        >
          {step === 'download' ? t.download : t.rehearse}
        </button>
      )}
    </>
  );
}

function useStateText(): (view: KitView) => string {
  const t = useMessages(kitMessages);
  const locale = useDateLocale();
  return ({ state, step }) => {
    switch (state.kind) {
      case 'none':
        return step === null ? t.none : t.noneWithMoney;
      case 'misses':
        return t.misses(state.missing);
      case 'complete':
        return t.complete;
      case 'rehearsed': {
        const parsed = parseDate(state.at);
        const date = parsed === null ? state.at : formatDate(parsed, 'date', locale);
        return step === null ? t.rehearsed({ date }) : t.rehearsedDue({ date });
      }
    }
  };
}
