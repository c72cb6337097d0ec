import { termsCheckMessages } from '@/content/terms-check.messages';
import { formatBtc, toSats } from '@/domain/primitives/amount';
import type { ChangedPart } from '@/domain/seals/compare-terms';
import { useMessages } from '@/i18n/use-messages';
import { Foreign } from '@/ui/text/foreign';

/** More are counted on the contract's page. */
const SHOWN = 8;

export interface ChangedPartsProps {
  parts: readonly ChangedPart[];
}

/** The differences from the terms that both signed, one per line. */
export function ChangedParts({ parts }: ChangedPartsProps) {
  const t = useMessages(termsCheckMessages);
  if (parts.length === 0) return null;
  return (
    <ul aria-label={t.whatChanged} className="mt-1 list-disc pl-5">
      {parts.slice(0, SHOWN).map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and is replaced as a whole
        <li key={at}>
          <Part part={part} />
        </li>
      ))}
      {parts.length > SHOWN && <li>… +{parts.length - SHOWN}</li>}
    </ul>
  );
}

function Part({ part }: { part: ChangedPart }) {
  const t = useMessages(termsCheckMessages);
  if (!('guarantee' in part)) return t[`part-${part.kind}`];
  return (
    <>
      {t[`part-${part.kind}`]} <Foreign className="font-medium">{part.guarantee}</Foreign>
      {'before' in part && part.kind !== 'depositor' && <Change part={part} />}
    </>
  );
}

function Change({ part: { kind, before, after } }: { part: Extract<ChangedPart, { before: string }> }) {
  const t = useMessages(termsCheckMessages);
  const format = (text: string) => (text === '' ? t.none : kind === 'amount' ? formatSats(text) : text);
  const texts = { before: format(before), after: format(after) };
  return <span className="figures"> {kind === 'amount' ? t.amountChange(texts) : t.dateChange(texts)}</span>;
}

function formatSats(text: string): string {
  const sats = toSats(Number(text));
  return sats === null ? text : formatBtc(sats);
}
