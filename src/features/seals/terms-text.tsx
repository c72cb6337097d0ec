import { termsViewMessages } from '@/content/terms-view.messages';
import { useMessages } from '@/i18n/use-messages';
import { Fact } from '@/ui/text/fact-list';
import { Foreign } from '@/ui/text/foreign';

/** A text of several lines as it was written. */
export function LongText({ text }: { text: string }) {
  const t = useMessages(termsViewMessages);
  if (text === '') return <p className="text-ink-soft">{t.empty}</p>;
  return (
    <p className="max-w-[72ch] wrap-anywhere whitespace-pre-wrap">
      <Foreign>{text}</Foreign>
    </p>
  );
}

export interface CodeFactProps {
  label: string;
  /** A hash or a key. */
  value: string;
  /** Shown for an empty value. */
  empty?: string;
}

/** A hash or a key in full. */
export function CodeFact({ label, value, empty = '' }: CodeFactProps) {
  return (
    <Fact label={label} wide>
      {value === '' ? empty : <Code value={value} />}
    </Fact>
  );
}

export function Code({ value }: { value: string }) {
  return (
    <span translate="no" className="font-mono text-xs break-all">
      <Foreign>{value}</Foreign>
    </span>
  );
}
