import { settings } from '@/config/settings';
import { contractMessages } from '@/content/contracts.messages';
import { keyAlarmMessages } from '@/content/key-alarm.messages';
import { isArbitratorUnlisted } from '@/domain/keys/current-keys';
import type { Id } from '@/domain/primitives/ids';
import { PersonText } from '@/features/contracts/contract-facts';
import { SupportText } from '@/features/help/support-text';
import { Term } from '@/features/help/term';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

interface ArbitratorTextProps {
  id: Id;
}

/** The arbitrator, who holds the third key of every guarantee. */
export function ArbitratorText({ id }: ArbitratorTextProps) {
  const t = useMessages(contractMessages);
  return (
    <span>
      <Term word="arbitrator">{t.arbitrator}</Term> <PersonText id={id} />
    </span>
  );
}

/** Alarm about an arbitrator that the installation does not accept, before anything is agreed. */
export function ArbitratorAlarm({ id }: Pick<ArbitratorTextProps, 'id'>) {
  const t = useMessages(keyAlarmMessages);
  if (!isArbitratorUnlisted(settings().arbitrators, { arbitratorId: id, arbitrator: null })) return null;
  return (
    <Banner tone="red" role="alert">
      <h2 className="font-semibold">{t['title-arbitrator-unlisted']}</h2>
      <p>
        <SupportText text={t['fault-arbitrator-unlisted']} />
      </p>
    </Banner>
  );
}
