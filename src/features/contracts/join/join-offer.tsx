import { joinMessages } from '@/content/contracts.messages';
import type { Contract, Guarantee } from '@/domain/models';
import { formatBtc } from '@/domain/primitives/amount';
import { ContractDates } from '@/features/contracts/contract-dates';
import { ContractPdf } from '@/features/contracts/contract-pdf';
import { FailureBanner } from '@/features/contracts/detail/failure-banner';
import { useJoining } from '@/features/contracts/join/use-join';
import { PersonText } from '@/features/contracts/person-text';
import { usePeople } from '@/features/contracts/use-people';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';

export interface JoinOfferProps {
  contract: Contract;
  onDecline: () => void;
  onJoined: () => void;
}

/** What somebody reads before they accept (docs/specification.md#join-contractsidjoin). */
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

interface JoinGuaranteesProps {
  guarantees: readonly Guarantee[];
}

/** The guarantees of the contract: description and amount. */
function JoinGuarantees({ guarantees }: JoinGuaranteesProps) {
  const t = useMessages(joinMessages);
  return (
    <section className="flex flex-col gap-3 border-t border-line pt-5">
      <h2 className="font-semibold">{t.guarantees}</h2>
      {guarantees.length === 0 && <p className="text-sm text-ink-soft">{t.noGuarantees}</p>}
      <ul className="flex flex-col gap-2">
        {guarantees.map(({ id, description, amount }) => (
          <li key={String(id)} className="flex flex-col gap-1 rounded-control bg-sunken px-4 py-3 text-sm">
            <span className="font-medium break-words">{description}</span>
            <span className="figures text-ink-soft">
              {amount === null ? t.amountUnknown : t.amount({ amount: formatBtc(amount) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
