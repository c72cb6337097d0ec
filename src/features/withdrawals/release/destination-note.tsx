import { destinationMessages } from '@/content/destinations.messages';
import { MAX_DESTINATION_NAME } from '@/domain/withdrawals/destinations';
import type { DestinationsState, Familiarity } from '@/features/withdrawals/release/use-destinations';
import { useMessages } from '@/i18n/use-messages';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';
import { useDateLocale } from '@/ui/text/use-date-locale';

export interface DestinationNoteProps {
  destinations: DestinationsState;
  disabled: boolean;
}

/** Whether the user paid this address before, and a name to find it again. */
export function DestinationNote({ destinations: { familiarity, name, setName }, disabled }: DestinationNoteProps) {
  const t = useMessages(destinationMessages);
  if (familiarity === null) return null;
  const isNamed = familiarity.kind === 'known' && familiarity.destination.name !== '';
  return (
    <>
      <FamiliarityBanner familiarity={familiarity} />
      {!isNamed && (
        <TextField
          label={t.name}
          hint={t.nameHint}
          autoComplete="off"
          maxLength={MAX_DESTINATION_NAME}
          disabled={disabled}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      )}
    </>
  );
}

function FamiliarityBanner({ familiarity }: { familiarity: Familiarity }) {
  const t = useMessages(destinationMessages);
  const locale = useDateLocale();
  if (familiarity.kind === 'new') return <Banner tone="yellow">{t.firstUse}</Banner>;
  const { name, paidAt } = familiarity.destination;
  if (familiarity.kind === 'look-alike') return <Banner tone="red">{t.lookAlike({ name: name || t.unnamed })}</Banner>;
  const date = new Date(paidAt).toLocaleDateString(locale, { dateStyle: 'medium' });
  return <Banner tone="green">{name === '' ? t.known({ date }) : t.knownAs({ name, date })}</Banner>;
}
