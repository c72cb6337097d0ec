import PenLine from 'lucide-react/icons/pen-line';
import ReceiptText from 'lucide-react/icons/receipt-text';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { toStatementPath } from '@/config/contract-links';
import { contractDetailMessages, contractListMessages } from '@/content/contracts.messages';
import { findEnding } from '@/domain/contracts/ending';
import { canDo } from '@/domain/contracts/permissions';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Contract } from '@/domain/models';
import { ArbitratorText } from '@/features/contracts/arbitrator';
import { ContractBadge, ContractDates, CounterpartyText } from '@/features/contracts/contract-facts';
import { ContractDescription } from '@/features/contracts/detail/contract-description';
import { ContractEditForm } from '@/features/contracts/detail/contract-edit-form';
import { ContractMenu, ICON_ON_PHONE, type TermsState } from '@/features/contracts/detail/contract-menu';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { Card } from '@/ui/layout/card';
import { DateText } from '@/ui/text/date-text';
import { Foreign } from '@/ui/text/foreign';

interface ContractHeaderProps {
  contract: Contract;
  /** Above the edit form: the consequences of a change. */
  editNote?: ReactNode;
  /** Below its buttons: what saving does. */
  saveEffect?: ReactNode;
  /** The edit form opens or closes: it is the only thing to do then. */
  onEditing: (editing: boolean) => void;
  /** Beside the counterparty's name. */
  keyLevel?: ReactNode;
  /** In the menu. */
  termsState: TermsState | null;
  /** Leaves the screen to a tab: without facts and description. */
  brief?: boolean;
}

/** The contract in three lines; on a narrow screen the dates are in the unfolded description. Title and description can be edited in place. */
export function ContractHeader(props: ContractHeaderProps) {
  const { contract, onEditing, editNote, keyLevel, termsState, brief = false, saveEffect } = props;
  const t = useMessages(contractDetailMessages);
  const list = useMessages(contractListMessages);
  const mayEdit = canDo(contract, useAppSelector(selectUserId), 'edit');
  const isWide = useIsWide();
  const { editing, setEditing, actions } = useEditMode(onEditing);
  // The text of a contract that is over is hardly changed: its statement is what is left to do.
  const isOver = contract.status === 'completed';
  if (editing) {
    return (
      <div className="flex flex-col gap-3">
        <div className="flex">
          <ContractHeading contract={contract} />
        </div>
        {/* As wide as the guarantees below. */}
        <div className="grid gap-6 panels:grid-cols-5">
          <Card data-main-form="" className="flex min-w-0 flex-col gap-5 panels:col-span-3">
            {editNote}
            <ContractEditForm id={contract.id} text={contract} onDone={() => setEditing(false)} effect={saveEffect} />
          </Card>
        </div>
      </div>
    );
  }
  return (
    <header className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <ContractHeading contract={contract} hasBadge={isWide || brief} />
        <div ref={actions} className="flex shrink-0 items-start gap-2 max-sm:-mt-2 max-sm:-mr-3 max-sm:gap-0">
          {mayEdit && isOver && (
            <LinkButton to={toStatementPath(contract.id)} className={ICON_ON_PHONE}>
              <ReceiptText aria-hidden="true" className="size-4 max-sm:size-5" />
              <span className="max-sm:sr-only">{list.statement}</span>
            </LinkButton>
          )}
          {mayEdit && !isOver && (
            <Button data-edit="" onClick={() => setEditing(true)} className={ICON_ON_PHONE}>
              <PenLine aria-hidden="true" className="size-4 max-sm:size-5" />
              <span className="max-sm:sr-only">{t.edit}</span>
            </Button>
          )}
          <ContractMenu
            contract={contract}
            termsState={termsState}
            onEdit={mayEdit && isOver ? () => setEditing(true) : null}
          />
        </div>
      </div>
      {/* Names load later. They come last, so that they shift nothing. */}
      <div hidden={brief} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs text-ink-faint sm:text-sm">
        {!isWide && !brief && <ContractBadge status={contract.status} />}
        {isWide && <ContractDates contract={contract} />}
        <ContractPdf contract={contract} />
        <span>
          <CounterpartyText contract={contract} explained />
          {keyLevel}
        </span>
        {contract.arbitrator !== null && <ArbitratorText id={contract.arbitrator} />}
      </div>
      {!brief && <EndingText contract={contract} />}
      <div hidden={brief}>
        <ContractDescription contract={contract} />
      </div>
    </header>
  );
}

/** How a completed contract ended, if its payments say so. */
function EndingText({ contract }: { contract: Contract }) {
  const t = useMessages(contractDetailMessages);
  const ending = findEnding(contract);
  if (ending === null) return null;
  const guarantees = contract.guarantees.length;
  return (
    <p className="text-sm">
      {t.ended(guarantees)}
      {ending.last !== null && (
        <>
          {t.endedOn(guarantees)} <DateText value={ending.last} />
        </>
      )}
      .
    </p>
  );
}

/** On a phone the badge follows the last word, or it is among the facts. */
function ContractHeading({ contract, hasBadge = true }: { contract: Contract; hasBadge?: boolean }) {
  return (
    <div className="min-w-0 flex-1 basis-40 sm:flex sm:basis-80 sm:flex-wrap sm:items-center sm:gap-x-3 sm:gap-y-1 panels:min-h-10">
      <h1 className="mr-2 min-w-0 max-sm:inline sm:mr-0 text-lg font-semibold break-words sm:text-xl sm:leading-8">
        <Foreign lang={findTextLanguage(contract.description)}>{contract.title}</Foreign>
      </h1>
      {hasBadge && <ContractBadge status={contract.status} />}
    </div>
  );
}

interface EditMode {
  editing: boolean;
  setEditing: (editing: boolean) => void;
  /** Around the buttons of the header. */
  actions: RefObject<HTMLDivElement | null>;
}

/** Focus returns to the edit button, or to the menu that has it, when editing ends. */
function useEditMode(onEditing: (editing: boolean) => void): EditMode {
  const [editing, setEditing] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(editing);
  useEffect(() => onEditing(editing), [editing, onEditing]);
  useEffect(() => {
    if (wasEditing.current && !editing)
      actions.current?.querySelector<HTMLElement>('[data-edit], [aria-haspopup]')?.focus();
    wasEditing.current = editing;
  }, [editing]);
  return { editing, setEditing, actions };
}
