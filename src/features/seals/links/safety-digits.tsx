import { safetyNumberMessages } from '@/content/safety-number.messages';
import { useMessages } from '@/i18n/use-messages';
import { CopyButton } from '@/ui/copy/copy-button';

/** 12 groups of five digits, in three rows of four. */
export function SafetyDigits({ number }: { number: string }) {
  const t = useMessages(safetyNumberMessages);
  return (
    <div className="flex flex-col items-start gap-3">
      <ul
        aria-label={t.number}
        translate="no"
        className="grid w-full grid-cols-4 gap-x-2 gap-y-3 rounded-control bg-sunken px-3 py-4 text-center font-mono text-base sm:text-lg"
      >
        {number.split(' ').map((group, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups are parts of one number, in place
          <li key={at}>{group}</li>
        ))}
      </ul>
      <CopyButton size="sm" text={number} copiedLabel={t.copied} failedLabel={t.copyFailed}>
        {t.copy}
      </CopyButton>
    </div>
  );
}
