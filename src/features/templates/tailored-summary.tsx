import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { settings } from '@/config/settings';
import { useLegalTexts } from '@/content/templates/use-legal-texts';
import { templateMessages } from '@/content/templates.messages';
import type { Clause } from '@/domain/models';
import { formatEuros } from '@/domain/money/format-fiat';
import type { GuaranteeChoice } from '@/domain/templates/guarantee-choice';
import type { TailoredTemplate } from '@/domain/templates/tailored-template';
import { MissingArbitrator } from '@/features/people/missing-arbitrator';
import { toPartyLabel } from '@/features/templates/role-and-language';
import { useLegalTag } from '@/i18n/use-language';
import { useMessages } from '@/i18n/use-messages';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { loadPeople, selectName } from '@/store/people/people.thunks';
import { IconButton } from '@/ui/button/icon-button';
import { Card } from '@/ui/layout/card';
import { Disclosure } from '@/ui/layout/disclosure';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';
import { MarkedText } from '@/ui/text/marked-text';

interface TailoredSummaryProps {
  tailored: TailoredTemplate;
  /** `null` while there is no role. */
  text: string | null;
  onRemoveClause: (clause: Clause) => void;
  onRemoveGuarantee: (choice: GuaranteeChoice) => void;
  /** The import, unless it stands elsewhere. */
  children?: ReactNode;
}

/** The contract to be: clauses, guarantees, text, and the import. */
export function TailoredSummary(props: TailoredSummaryProps) {
  const { tailored, text, children } = props;
  const t = useMessages(templateMessages);
  return (
    <Card
      flush
      className="flex flex-col panels:top-20 panels:not-low:sticky panels:not-low:max-h-[calc(100dvh-6.5rem)]"
    >
      <div className="flex flex-col gap-6 p-5 sm:p-6 panels:min-h-0 panels:overflow-y-auto">
        <h2 className="text-lg font-semibold">{t.yourContract}</h2>
        <ContractPreview text={text} />
        <section aria-label={t.selectedClauses} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedClauses}</h3>
          <SelectedClauses clauses={tailored.clauses} onRemove={props.onRemoveClause} />
        </section>
        <section aria-label={t.selectedGuarantees} tabIndex={-1} className="flex flex-col gap-3 outline-none">
          <h3 className="text-sm font-semibold">{t.selectedGuarantees}</h3>
          <SelectedGuarantees tailored={tailored} onRemove={props.onRemoveGuarantee} />
        </section>
        <Arbitrator />
      </div>
      <div className="flex flex-col gap-3 border-t border-line px-5 py-4 empty:hidden sm:px-6">{children}</div>
    </Card>
  );
}

/** The arbitrator, who can move the money together with one party: name, if known, and id. */
function Arbitrator() {
  const t = useMessages(templateMessages);
  const dispatch = useAppDispatch();
  const { templateArbitratorId: id } = settings();
  const name = useAppSelector((state) => selectName(state, id));
  useEffect(() => void dispatch(loadPeople()), [dispatch]);
  return (
    <section aria-label={t.arbitrator} className="flex flex-col gap-1 text-sm text-ink-soft">
      <h3 className="font-semibold text-ink">{t.arbitrator}</h3>
      <p title={id} className="break-all">
        <Foreign>{name ?? id}</Foreign>
      </p>
      <p className="text-xs text-ink-faint">{t.arbitratorHint}</p>
      <MissingArbitrator setting="templateArbitratorId" text={t.unknownArbitrator} />
    </section>
  );
}

/** The text as it will be, folded: the draft shows it too. */
function ContractPreview({ text }: { text: string | null }) {
  const t = useMessages(templateMessages);
  if (text === null) return <p className="text-sm text-ink-soft">{t.chooseRole}</p>;
  return (
    <Disclosure summary={t.fullText}>
      <div className="wrap-anywhere">
        <MarkedText>{text}</MarkedText>
      </div>
    </Disclosure>
  );
}

interface SelectedClausesProps {
  clauses: readonly Clause[];
  onRemove: (clause: Clause) => void;
}

function SelectedClauses({ clauses, onRemove }: SelectedClausesProps) {
  const t = useMessages(templateMessages);
  if (clauses.length === 0) return <p className="text-sm text-ink-faint">{t.noClauses}</p>;
  return (
    <ul aria-label={t.selectedClauses} className="flex flex-col divide-y divide-line">
      {clauses.map((clause) => (
        <li key={clause.id} className="flex items-start justify-between gap-2 py-2 first:pt-0 last:pb-0">
          <h4 className="min-w-0 pt-1.5 text-sm font-medium">
            <Foreign>{clause.title}</Foreign>
          </h4>
          <IconButton label={t.removeClause({ title: clause.title })} onClick={() => onRemove(clause)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

interface SelectedGuaranteesProps {
  tailored: TailoredTemplate;
  onRemove: (choice: GuaranteeChoice) => void;
}

function SelectedGuarantees({ tailored, onRemove }: SelectedGuaranteesProps) {
  const t = useMessages(templateMessages);
  const tag = useLegalTag();
  const { template, role: mine, guarantees } = tailored;
  const parties = useLegalTexts().parties[template.type];
  if (guarantees.length === 0) return <p className="text-sm text-ink-faint">{t.noGuarantees}</p>;
  return (
    <ul aria-label={t.selectedGuarantees} className="flex flex-col divide-y divide-line">
      {guarantees.map((choice) => {
        const { key, role, description, amount, validUntil, value } = choice;
        return (
          <li key={key} className="flex items-start justify-between gap-2 py-3 first:pt-0 last:pb-0">
            <div className="flex min-w-0 flex-col gap-0.5">
              <h4 className="text-sm font-medium break-words">{description}</h4>
              <p className="figures text-sm">
                {value !== null && `${formatEuros(value.cents, tag)} · `}
                <Amount sats={amount} fiat={value === null} />
              </p>
              <p className="text-xs text-ink-faint">
                {mine === null
                  ? toPartyLabel(parties[role])
                  : role === mine
                    ? t.depositedByYou({ party: parties[role] })
                    : t.depositedOnceJoined({ party: parties[role] })}{' '}
                · {t.validUntilDate} <DateText value={validUntil} />
              </p>
            </div>
            <IconButton label={t.removeGuarantee({ title: description })} onClick={() => onRemove(choice)}>
              <X aria-hidden="true" className="size-4" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
