import { useEffect } from 'react';
import { signedListMessages } from '@/content/terms.messages';
import { formatTitle, type SignedContract } from '@/domain/terms/signed-contracts';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { toCertificate, toCertificateFile } from '@/store/terms/certificates';
import { hideUnsent, readSignedContracts } from '@/store/terms/signed-contracts.thunks';
import { selectUnsent } from '@/store/terms/terms.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
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
        {shown.map((each) => (
          <SaveButton key={each.contract} contract={each} />
        ))}
        <Button size="sm" onClick={() => void dispatch(hideUnsent(unsent))}>
          {t.hide}
        </Button>
      </div>
      <p>{t.unsentMeaning}</p>
    </div>
  );
}

function SaveButton({ contract: { sealed } }: { contract: SignedContract }) {
  const t = useMessages(signedListMessages);
  const announce = useAnnounce();

  async function save(): Promise<void> {
    const { name, text } = toCertificateFile(await toCertificate(sealed));
    saveFile(name, text);
    announce(t.saved({ file: name }));
  }

  return (
    <Button size="sm" onClick={() => void save()}>
      {t.save({ title: formatTitle(sealed.terms.title) })}
    </Button>
  );
}
