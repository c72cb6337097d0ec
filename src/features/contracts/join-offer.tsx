import { joinMessages } from '@/content/contracts.messages';
import { useMessages } from '@/content/use-messages';
import type { Contract } from '@/domain/models';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ContractDates } from './contract-dates';
import { ContractPdf } from './contract-pdf';
import { FailureBanner } from './failure-banner';
import { JoinGuarantees } from './join-guarantees';
import { PersonText } from './person-text';
import { useJoining } from './use-join';
import { usePeople } from './use-people';

export interface JoinOfferProps {
  contract: Contract;
  onDecline: () => void;
  onJoined: () => void;
}

/** What somebody reads before they accept (spec, section 2, Join). */
export function JoinOffer({ contract, onDecline, onJoined }: JoinOfferProps) {
  const t = useMessages(joinMessages);
  const { busy, error, accept } = useJoining(contract, onJoined);
  usePeople(contract.contractors);
  const owner = contract.contractors[0];
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-col gap-2">
        <p className="text-sm font-medium text-ink-faint">{t.invitation}</p>
        <h1 className="text-xl font-semibold break-words">{contract.title}</h1>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-faint">
          {/* A line of its own: the name comes later than the id, and must not push the rest aside. */}
          {owner !== undefined && (
            <div className="w-full">
              {t.invitedBy} <PersonText id={owner} />
            </div>
          )}
          <ContractDates contract={contract} />
          <ContractPdf url={contract.pdfUrl} />
        </div>
      </header>
      <Card className="flex flex-col gap-6">
        <p className="break-words whitespace-pre-line">{contract.description}</p>
        <JoinGuarantees guarantees={contract.guarantees} />
      </Card>
      <div className="flex flex-col gap-4">
        <p className="text-sm text-pretty text-ink-soft">{t.agreement}</p>
        {error !== null && <FailureBanner what={t.joinFailed} error={error} />}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button onClick={onDecline} disabled={busy}>
            {t.decline}
          </Button>
          <Button variant="primary" busy={busy} busyLabel={t.accepting} onClick={() => void accept()}>
            {t.accept}
          </Button>
        </div>
      </div>
    </div>
  );
}
