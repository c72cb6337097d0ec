import { linkToTx } from '@/config/explorer-links';
import { settings } from '@/config/settings';
import { replacementMessages } from '@/content/replacement.messages';
import type { GuaranteeRef, Transaction } from '@/domain/models';
import { isReplaceable, type ReleaseStatus } from '@/domain/withdrawal/release-status';
import { FeeLine } from '@/features/guarantees/fee-line';
import { useReleaseStatus } from '@/features/guarantees/use-release-status';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';
import { OutsideLink } from '@/ui/text/outside-link';

export interface ReleaseProgressProps extends GuaranteeRef {
  /** The last one of the guarantee. */
  withdrawal: Transaction | null;
  /** Nothing is signed. */
  blocked: boolean;
  /** Shows an alarm only. */
  folded?: boolean;
  onRaise: () => void;
}

/** The fee rate of a release that is not confirmed, or what became of it, and the way to raise it. */
export function ReleaseProgress({
  withdrawal,
  blocked,
  folded = false,
  onRaise,
  ...guaranteeRef
}: ReleaseProgressProps) {
  const t = useMessages(replacementMessages);
  const { status, failed } = useReleaseStatus(guaranteeRef, withdrawal?.txid ?? null);
  if (folded)
    return status?.kind === 'spent-elsewhere' ? (
      <div className="pb-3">
        <StatusText status={status} />
      </div>
    ) : null;
  if (status === null) return failed ? <p className="text-sm text-ink-soft">{t.statusUnknown}</p> : null;
  if (status.kind === 'confirmed' && !status.isReplacement) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm text-ink-soft">
      <div className="flex min-w-0 grow basis-64 flex-col gap-1">
        <StatusText status={status} />
        {failed && <p>{t.statusUnknown}</p>}
      </div>
      {isReplaceable(status) && (
        <Button size="sm" disabled={blocked} onClick={onRaise}>
          {t.open}
        </Button>
      )}
    </div>
  );
}

function StatusText({ status }: { status: ReleaseStatus }) {
  const t = useMessages(replacementMessages);
  const link = (
    <OutsideLink href={linkToTx(settings().explorerUrl, status.txid)} className="self-start">
      {t.viewReplacement}
    </OutsideLink>
  );
  if (status.kind === 'missing') return <p>{t.missing}</p>;
  if (status.kind === 'spent-elsewhere') {
    return (
      <Banner tone="red">
        {t.elsewhere} {link}
      </Banner>
    );
  }
  return (
    <>
      {status.kind === 'unconfirmed' && <FeeLine status={status} />}
      {status.isReplacement && (
        <>
          <p>{t.replaced}</p>
          {link}
        </>
      )}
    </>
  );
}
