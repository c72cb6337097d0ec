import { destinationMessages } from '@/content/destinations.messages';
import type { DestinationsState } from '@/features/withdrawals/release/use-destinations';
import { useMessages } from '@/i18n/use-messages';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Disclosure } from '@/ui/layout/disclosure';
import { AddressText } from '@/ui/text/address-text';
import { Foreign } from '@/ui/text/foreign';
import { useDateLocale } from '@/ui/text/use-date-locale';

export interface EarlierDestinationsProps {
  destinations: DestinationsState;
  disabled: boolean;
  onUse: (address: string) => void;
}

/** Addresses that the user paid before, to use again or to forget. Nothing is filled in before a press. */
export function EarlierDestinations({ destinations: { known, forget }, disabled, onUse }: EarlierDestinationsProps) {
  const t = useMessages(destinationMessages);
  const announce = useAnnounce();
  const locale = useDateLocale();
  if (known.length === 0) return null;

  async function handleForget(address: string | null): Promise<void> {
    await forget(address);
    announce(t.forgotten);
  }

  return (
    <Disclosure summary={t.earlier}>
      <ul className="divide-y divide-line">
        {known.map(({ address, name, paidAt }) => {
          const shown = name === '' ? t.unnamed : name;
          const label = { name: `${shown}, ${address}` };
          return (
            <li key={address} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
              <div className="min-w-0 flex-1 basis-64">
                <p className="font-medium text-ink">
                  <Foreign>{shown}</Foreign>
                </p>
                <AddressText value={address} className="block text-xs wrap-anywhere" />
                <p className="text-xs">
                  {t.lastPaid({ date: new Date(paidAt).toLocaleDateString(locale, { dateStyle: 'medium' }) })}
                </p>
              </div>
              <Button size="sm" disabled={disabled} aria-label={t.chooseOne(label)} onClick={() => onUse(address)}>
                {t.use}
              </Button>
              <Button
                size="sm"
                variant="quiet"
                disabled={disabled}
                aria-label={t.forgetOne(label)}
                onClick={() => void handleForget(address)}
              >
                {t.forget}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap items-center justify-between gap-2 pt-2">
        <p className="text-xs">{t.kept}</p>
        <Button size="sm" variant="quiet" disabled={disabled} onClick={() => void handleForget(null)}>
          {t.forgetAll}
        </Button>
      </div>
    </Disclosure>
  );
}
