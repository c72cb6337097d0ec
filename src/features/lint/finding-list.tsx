import { lintMessages } from '@/content/lint.messages';
import type { Finding, FindingPlace } from '@/domain/lint/finding';
import { formatEuros } from '@/domain/money/format-fiat';
import { groupSats } from '@/domain/primitives/format-sats';
import { useMessages } from '@/i18n/use-messages';
import { ToneIcon } from '@/ui/message/tone-icon';
import { formatDate, parseDate } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { useDateLocale } from '@/ui/text/use-date-locale';

export interface FindingListProps {
  findings: readonly Finding[];
  /** Shows the place. Without it, findings are plain text. */
  onGo?: ((place: FindingPlace) => void) | undefined;
}

/** Each finding with the quoted text. Pressing it shows its place. */
export function FindingList({ findings, onGo }: FindingListProps) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {findings.map((finding) => (
        <li key={toKey(finding)} className="flex gap-2">
          <ToneIcon tone={finding.severity === 'look' ? 'yellow' : 'gray'} />
          <FindingEntry finding={finding} onGo={onGo} />
        </li>
      ))}
    </ul>
  );
}

function FindingEntry({ finding, onGo }: { finding: Finding } & Pick<FindingListProps, 'onGo'>) {
  const text = useFindingText(finding);
  const content = (
    <>
      {text}
      {finding.quote !== '' && (
        <>
          {' '}
          <Foreign className="font-medium">{finding.quote}</Foreign>
        </>
      )}
    </>
  );
  if (onGo === undefined || finding.place.at === 'contract') return <p className="min-w-0 wrap-anywhere">{content}</p>;
  return (
    <button
      type="button"
      onClick={() => onGo(finding.place)}
      className="min-w-0 rounded-sm text-left wrap-anywhere text-accent-ink hover:underline"
    >
      {content}
    </button>
  );
}

function useFindingText({ kind, date = '', days = 0, sats = 0, cents = 0, limit = 0 }: Finding): string {
  const t = useMessages(lintMessages);
  const locale = useDateLocale();
  switch (kind) {
    case 'past-date':
    case 'guarantee-past':
    case 'guarantee-ends-early': {
      const parsed = parseDate(date);
      return t[kind]({ date: parsed === null ? date : formatDate(parsed, 'date', locale) });
    }
    case 'payment-term':
      return t[kind]({ days });
    case 'fee-takes-all':
    case 'fee-high':
      return t[kind]({ sats: groupSats(sats, locale) });
    case 'home-guarantees-limit':
    case 'home-guarantee-value': {
      const format = (amount: number) => formatEuros(amount, locale);
      return t[kind]({ sum: format(cents), limit: format(limit) });
    }
    default:
      return t[kind];
  }
}

function toKey({ kind, place }: Finding): string {
  if (place.at === 'guarantee') return `${kind} of ${place.guaranteeId}`;
  return place.at === 'contract' ? kind : `${kind} ${place.at} ${place.range.start}`;
}
