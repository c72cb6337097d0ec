import PenLine from 'lucide-react/icons/pen-line';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { contractDetailMessages, contractMessages } from '@/content/contracts.messages';
import { canDo } from '@/domain/contracts/permissions';
import { findTextLanguage } from '@/domain/contracts/text-language';
import type { Contract } from '@/domain/models';
import {
  ArbitratorText,
  ContractBadge,
  ContractDates,
  CounterpartyText,
  PersonText,
} from '@/features/contracts/contract-facts';
import { ContractEditForm } from '@/features/contracts/detail/contract-edit-form';
import { ContractMenu, ICON_ON_PHONE } from '@/features/contracts/detail/contract-menu';
import { ContractPdf } from '@/features/contracts/pdf/contract-pdf';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { useMessages } from '@/i18n/use-messages';
import { useIsWide } from '@/lib/use-is-wide';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { Button } from '@/ui/button/button';
import { Card } from '@/ui/layout/card';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';

interface ContractHeaderProps {
  contract: Contract;
  /** The edit form opens or closes: it is the only thing to do then. */
  onEditing: (editing: boolean) => void;
  /** In the menu. */
  termsNote: string | null;
  /** Leaves the screen to a tab: without facts and description. */
  brief?: boolean;
}

/** The contract in three lines; on a narrow screen the dates are in the unfolded description. Title and description can be edited in place. */
export function ContractHeader(props: ContractHeaderProps) {
  const { contract, onEditing, termsNote, brief = false } = props;
  const t = useMessages(contractDetailMessages);
  const mayEdit = canDo(contract, useAppSelector(selectUserId), 'edit');
  const isWide = useIsWide();
  const { editing, setEditing, actions } = useEditMode(onEditing);
  if (editing) {
    return (
      <div className="flex flex-col gap-3">
        <div className="flex">
          <ContractHeading contract={contract} />
        </div>
        {/* As wide as the guarantees below. */}
        <div className="grid gap-6 panels:grid-cols-5">
          <Card data-main-form="" className="flex min-w-0 flex-col gap-5 panels:col-span-3">
            <ContractEditForm id={contract.id} text={contract} onDone={() => setEditing(false)} />
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
          {mayEdit && (
            <Button data-edit="" onClick={() => setEditing(true)} className={ICON_ON_PHONE}>
              <PenLine aria-hidden="true" className="size-4 max-sm:size-5" />
              <span className="max-sm:sr-only">{t.edit}</span>
            </Button>
          )}
          <ContractMenu contract={contract} termsNote={termsNote} />
        </div>
      </div>
      {/* Names load later. They come last, so that they shift nothing. */}
      <div hidden={brief} className="flex flex-wrap items-center gap-x-4 gap-y-0.5 text-xs text-ink-faint sm:text-sm">
        {!isWide && !brief && <ContractBadge status={contract.status} />}
        {isWide && <ContractDates contract={contract} />}
        <ContractPdf contract={contract} />
        <CounterpartyText contract={contract} explained />
        {contract.arbitrator !== null && <ArbitratorText id={contract.arbitrator} />}
      </div>
      <div hidden={brief}>
        <ContractDescription contract={contract} />
      </div>
    </header>
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

const TOGGLE = 'min-h-6 text-sm font-medium whitespace-nowrap text-accent-ink hover:underline';

/** The first line of the description. Unfolds to the whole text and the ids of the people. */
export function ContractDescription({ contract }: { contract: Contract }) {
  const openDialog = useOpenDialog();
  const isWide = useIsWide();
  const t = useMessages(contractDetailMessages);
  const screen = useMessages(contractScreenMessages);
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={classes('flex flex-wrap items-baseline gap-x-4', open && 'flex-col gap-y-2')}>
      <div id={id} className={open ? 'flex w-full max-w-reading flex-col gap-4' : 'min-w-0 flex-1 basis-64'}>
        <p className={classes('text-sm text-ink-soft', open ? 'whitespace-pre-line' : 'line-clamp-1')}>
          <Foreign lang={findTextLanguage(contract.description)} excerpt={!open}>
            {contract.description}
          </Foreign>
        </p>
        {open && <ContractPeople contract={contract} />}
        {open && !isWide && (
          <p className="flex flex-wrap gap-x-4 text-xs text-ink-faint">
            <ContractDates contract={contract} />
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-x-4">
        <button type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)} className={TOGGLE}>
          {open ? t.showLess : t.showMore}
        </button>
        {isWide && (
          <button type="button" onClick={() => openDialog({ kind: 'terms' })} className={TOGGLE}>
            {screen.readText}
          </button>
        )}
      </div>
    </div>
  );
}

/** Names with their ids. */
function ContractPeople({ contract }: { contract: Contract }) {
  const t = useMessages(contractDetailMessages);
  const common = useMessages(contractMessages);
  const [owner, counterparty] = contract.contractors;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 text-sm text-ink-soft">
      {owner !== undefined && (
        <Row name={common.owner}>
          <PersonText id={owner} hasId />
        </Row>
      )}
      {counterparty !== undefined && (
        <Row name={common.counterparty}>
          <PersonText id={counterparty} hasId />
        </Row>
      )}
      {contract.arbitrator !== null && (
        <Row name={common.arbitrator}>
          <PersonText id={contract.arbitrator} hasId />
        </Row>
      )}
      <Row name={t.contractId}>
        <Foreign>{contract.id}</Foreign>
      </Row>
    </dl>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-faint">{name}</dt>
      <dd className="min-w-0 break-all">{children}</dd>
    </>
  );
}
