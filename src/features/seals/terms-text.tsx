import { termsViewMessages } from '@/content/terms-view.messages';
import { useMessages } from '@/i18n/use-messages';
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
