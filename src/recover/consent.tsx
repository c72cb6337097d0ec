import type { SpendSummary } from '@/bitcoin/recovery/spend';
import { recoverMessages } from '@/content/recover/recover.messages';
import { formatSats } from '@/domain/primitives/format-sats';
import { useMessages } from '@/i18n/use-messages';
import { formatRate } from '@/recover/names';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { useLocale } from '@/ui/text/locale-context';

interface ConsentProps {
  text: string;
  /** Label of the box. */
  accept: string;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
  /** Shown after an attempt to go on without the tick. */
  error: string | null;
}

/** Asks before something unusual is signed. */
export function Consent({ text, accept, accepted, onAccepted, error }: ConsentProps) {
  return (
    <Banner tone="yellow" role="status">
      <p className="wrap-anywhere">{text}</p>
      <Checkbox
        className="mt-1 font-medium"
        label={accept}
        checked={accepted}
        onChange={({ target }) => onAccepted(target.checked)}
      />
      {error !== null && (
        <p role="alert" className="mt-1 font-medium">
          {error}
        </p>
      )}
    </Banner>
  );
}

interface FeeConsentProps extends Omit<ConsentProps, 'text' | 'accept'> {
  summary: SpendSummary;
}

/** Asks before an unusually high fee is paid. */
export function FeeConsent({ summary, ...props }: FeeConsentProps) {
  const t = useMessages(recoverMessages);
  const locale = useLocale();
  const text = t.feeHigh({ fee: formatSats(summary.fee, locale), rate: formatRate(summary.feeRate, locale) });
  return <Consent text={text} accept={t.feeAccept} {...props} />;
}
