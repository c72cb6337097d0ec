import { invitationCheckMessages } from '@/content/invitation.messages';
import type { LinkVerdict } from '@/domain/seals/seal-link';
import { useMessages } from '@/i18n/use-messages';
import type { CheckedInvitation } from '@/store/seals/check-invitation.thunks';
import { Checkbox } from '@/ui/fields/checkbox';
import { Banner } from '@/ui/message/banner';
import { AddressText } from '@/ui/text/address-text';

export interface LinkAlarmProps {
  checked: CheckedInvitation;
  verdict: Exclude<LinkVerdict, 'confirmed' | 'incomplete'>;
  accepted: boolean;
  onAccepted: (accepted: boolean) => void;
}

/** The link does not fit what the backend says. The user must confirm to join anyway. */
export function LinkAlarm({ checked: { link, key }, verdict, accepted, onAccepted }: LinkAlarmProps) {
  const t = useMessages(invitationCheckMessages);
  const isOtherKey = verdict === 'other-key' || verdict === 'other-key-and-terms';
  return (
    <Banner tone="red">
      <div className="flex flex-col items-start gap-3">
        <h2 className="text-base font-semibold">{t.alarm}</h2>
        <p>{t[verdict]}</p>
        {isOtherKey && link !== null && key !== null && (
          <dl className="flex w-full flex-col gap-2 rounded-control border border-line bg-card p-3 text-ink">
            <KeyLine label={t.linkKey} value={link.key} />
            <KeyLine label={t.serverKey} value={key} />
          </dl>
        )}
        <p className="font-medium">{t.advice}</p>
        <Checkbox label={t.accept} checked={accepted} onChange={(event) => onAccepted(event.target.checked)} />
      </div>
    </Banner>
  );
}

function KeyLine({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="break-words">
        <AddressText value={value} />
      </dd>
    </div>
  );
}
