import { useEffect } from 'react';
import { signedListMessages } from '@/content/terms.messages';
import { formatTitle } from '@/domain/terms/signed-contracts';
import { SaveCertificate } from '@/features/terms/save-certificate';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { hideUnsent, readSignedContracts } from '@/store/terms/signed-contracts.thunks';
import { selectUnsent } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';

/** Contracts are loaded one after another. */
const SETTLE_MS = 300;
const MOST_SHOWN = 5;

/** Contracts that both signed and that the server does not send. Usually nothing. */
export function UnsentContracts() {
  const t = useMessages(signedListMessages);
  const dispatch = useAppDispatch();
  const contracts = useAppSelector((state) => state.contracts.contracts);
  const unsent = useAppSelector(selectUnsent);
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again whenever the contracts change
  useEffect(() => {
    const timer = setTimeout(() => void dispatch(readSignedContracts()), SETTLE_MS);
    return () => clearTimeout(timer);
  }, [dispatch, contracts]);
  if (unsent.length === 0) return null;
  const shown = unsent.slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-1 text-sm text-ink-soft">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="wrap-anywhere">
          {t.unsent(unsent.length)}{' '}
          <span className="font-medium text-ink">
            {shown.map(({ sealed }) => formatTitle(sealed.terms.title)).join(', ')}
            {unsent.length > shown.length && ` … +${unsent.length - shown.length}`}
          </span>
        </p>
        {shown.map(({ contract, sealed }) => (
          <SaveCertificate key={contract} signed={sealed}>
            {t.save({ title: formatTitle(sealed.terms.title) })}
          </SaveCertificate>
        ))}
        <Button size="sm" onClick={() => void dispatch(hideUnsent(unsent))}>
          {t.hide}
        </Button>
      </div>
      <p>{t.unsentMeaning}</p>
    </div>
  );
}
