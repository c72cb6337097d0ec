import { safetyMessages } from '@/content/safety.messages';
import type { KeyChange } from '@/domain/key/pins';
import { useMessages } from '@/i18n/use-messages';
import { AddressText } from '@/ui/text/address-text';

/** The remembered and the new value one above the other, in groups of four, to be compared by eye. */
export function KeyChangeView({ change }: { change: KeyChange }) {
  const t = useMessages(safetyMessages);
  return (
    <section aria-label={t[`changed-${change.what}`]} className="w-full">
      <h3 className="font-medium">{t[`changed-${change.what}`]}</h3>
      <dl className="mt-1 flex flex-col gap-2 rounded-control border border-line bg-card p-3 text-ink">
        <KeyLine label={t.before} change={change} value={change.before} />
        <KeyLine label={t.now} change={change} value={change.now} />
      </dl>
    </section>
  );
}

interface KeyLineProps {
  label: string;
  change: KeyChange;
  value: string;
}

function KeyLine({ label, change: { what }, value }: KeyLineProps) {
  const t = useMessages(safetyMessages);
  const place = value === '0' ? t.noPlace : t.place({ number: value });
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="break-words">{what === 'own-place' ? place : <AddressText value={value} />}</dd>
    </div>
  );
}
