import FileSignature from 'lucide-react/icons/file-signature';
import type { ReactNode } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { remindMessages } from '@/content/chat.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { needsOnlyPdf, type SealView } from '@/domain/seals/seal-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term-text';
import { formatSealDate } from '@/features/seals/seal-date';
import { SealNotes, type SealNotesProps } from '@/features/seals/seal-notes';
import { isAlarming, useSealScreen } from '@/features/seals/use-seals';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsRole } from '@/store/seals/seals.selectors';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { TextLink } from '@/ui/text/text-link';
import { useDateLocale } from '@/ui/text/use-date-locale';

interface SealStatusRowProps {
  contract: Contract;
  /** Offers to choose the PDF, whose hash is unknown. */
  pdf?: ReactNode;
}

/**
 * The state of the signed terms in one line, with the next step, and what has to be known about it. `SealAlarm` shows
 * changes and conflicts.
 */
export function SealStatusRow({ contract, pdf }: SealStatusRowProps) {
  const screen = useSealScreen(contract);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  if (!isParty || contract.contractors.length < 2 || screen === null) return null;
  return (
    <div className="-my-2 flex min-w-0 flex-col justify-center gap-2 text-sm text-ink-soft empty:hidden panels:flex-1">
      <StateLine contract={contract} screen={screen} pdf={pdf} />
      <SealNotes contract={contract} screen={screen} pdf={pdf} />
    </div>
  );
}

interface TermsState {
  /** The signatures as they are now; `null`: nobody has signed. */
  text: string | null;
  /** Only the other party has not signed. */
  isWaiting: boolean;
  /** The terms of a completed contract can still be signed: no task, and no line on the page. */
  canSign: boolean;
}

/** For the contract's menu. `null` if the page shows the state of the terms. */
export function useTermsState(contract: Contract): TermsState | null {
  const t = useMessages(sealsMessages);
  const locale = useDateLocale();
  const screen = useSealScreen(contract);
  const state = screen?.view.state;
  if (screen !== null && state?.kind === 'signed-by-you')
    return { text: t.waiting({ name: screen.other }), isWaiting: true, canSign: false };
  if (screen !== null && isCompleted(contract) && !isAlarming(screen.view) && canSignTerms(screen.view)) {
    const text = state?.kind === 'signed-by-other' ? t.otherSigned({ name: screen.other }) : null;
    return { text, isWaiting: false, canSign: true };
  }
  if (state?.kind !== 'sealed') return null;
  const date = formatSealDate(state.sealed, locale);
  return { text: t.sealed({ revision: state.sealed.terms.revision, date }), isWaiting: false, canSign: false };
}

/** Terms that can be signed are a task, or an entry of the menu. So is the PDF that has to be read before. */
function StateLine({ contract, screen: { view, other }, pdf }: SealNotesProps) {
  const t = useMessages(sealsMessages);
  const { title } = useMessages(remindMessages);
  const open = useOpenDialog();
  const signed = useTermsState(contract);
  const { state } = view;
  const isTask = canSignTerms(view) || isPdfNext(contract, view);
  // `null`: `SealNotes` says what is unknown.
  const openText = needsOnlyPdf(view) ? t.pdfNext : (signed?.text ?? null);
  const text = state.kind === 'signed-by-other' ? t.otherSigned({ name: other }) : openText;
  if (isAlarming(view) || isTask || text === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 panels:min-h-8">
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere">
        <FileSignature aria-hidden="true" className="size-4 shrink-0" />
        {text}
      </p>
      {signed?.isWaiting === true && (
        <Button size="sm" onClick={() => open({ kind: 'remind', about: 'terms', guaranteeId: null })}>
          {title}
        </Button>
      )}
      {needsOnlyPdf(view) && pdf}
      {state.kind === 'sealed' && <TextLink to={toCertificatePath(contract.id)}>{t.certificate}</TextLink>}
    </div>
  );
}

/** The next step is the user's signature. */
function canSignTerms({ state, gaps }: SealView): boolean {
  return gaps.length === 0 && (state.kind === 'unsigned' || state.kind === 'signed-by-other');
}

/** Nobody has signed, and the PDF has to be read before. */
function isPdfNext(contract: Contract, view: SealView): boolean {
  return view.state.kind === 'unsigned' && needsOnlyPdf(view) && !isCompleted(contract);
}

/** Everything is paid out: nothing has to be signed any more, but it can be. */
function isCompleted({ status }: Contract): boolean {
  return status === 'completed';
}

interface SealTask extends TodoItem {
  /** The PDF has to be read before. */
  isLater?: boolean;
}

/**
 * The terms are to be signed.
 * @param pdf reads the PDF, or offers to choose it
 */
export function useSealTask(contract: Contract, pdf: ReactNode): SealTask | null {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const screen = useMessages(contractScreenMessages);
  const seals = useSealScreen(contract);
  if (seals === null || contract.contractors.length < 2 || isCompleted(contract)) return null;
  const task = { key: 'terms', icon: <FileSignature />, text: screen.termsDue };
  if (isPdfNext(contract, seals.view)) return { ...task, detail: t.pdfBefore, action: pdf, isLater: true };
  if (!canSignTerms(seals.view)) return null;
  return {
    ...task,
    detail:
      seals.view.state.kind === 'signed-by-other' ? (
        t.otherSigned({ name: seals.other })
      ) : (
        <TermText word="signed-terms" text={t.unsigned} />
      ),
    action: (
      <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
        {t.sign}
      </Button>
    ),
  };
}
