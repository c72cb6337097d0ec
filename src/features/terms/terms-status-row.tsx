import FileSignature from 'lucide-react/icons/file-signature';
import type { ReactNode } from 'react';
import { remindMessages } from '@/content/chat.messages';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { getSealDate } from '@/domain/terms/record';
import { needsOnlyPdf, type TermsView } from '@/domain/terms/state';
import { getOtherRole } from '@/domain/terms/terms';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term';
import { StatusNotes, type StatusNotesProps } from '@/features/terms/status-notes';
import { isAlarming, type TermsScreen, useTermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsRole } from '@/store/terms/terms.selectors';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { useFormatDay } from '@/ui/text/use-format-day';

interface TermsStatusRowProps {
  contract: Contract;
  /** Offers to choose the PDF, whose hash is unknown. */
  pdf?: ReactNode;
  /** Also what is a task on the page. */
  withTask?: boolean;
}

/**
 * The state of the signed terms in one line, with the next step, and what has to be known about it. `TermsChangeNotice` shows
 * what differs.
 */
export function TermsStatusRow({ contract, pdf, withTask = false }: TermsStatusRowProps) {
  const screen = useTermsScreen(contract);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  if (!isParty || contract.contractors.length < 2 || screen === null) return null;
  return (
    <div className="-my-2 flex min-w-0 flex-col justify-center gap-2 text-sm text-ink-soft empty:hidden panels:flex-1">
      {(withTask || !isDue(contract, screen)) && <StateLine contract={contract} screen={screen} pdf={pdf} />}
      <StatusNotes contract={contract} screen={screen} pdf={pdf} />
    </div>
  );
}

interface TermsStanding {
  /** The signatures as they are now; `null`: nobody has signed. */
  text: string | null;
  /** Only the other party has not signed. */
  isWaiting: boolean;
  /** The terms can be signed, which is no task, and no line on the page. */
  canSign: boolean;
}

/** For the contract's menu. `null` if the page shows the state of the terms. */
export function useTermsState(contract: Contract): TermsStanding | null {
  const t = useMessages(termsMessages);
  const formatDay = useFormatDay();
  const screen = useTermsScreen(contract);
  const view = screen?.view;
  if (screen !== null && view?.state === 'signed-by-you')
    return { text: t.waiting({ name: screen.other }), isWaiting: true, canSign: false };
  const isJoined = contract.contractors.length > 1;
  if (screen !== null && isJoined && !isDue(contract, screen) && canSignTerms(screen.view)) {
    const text = view?.state === 'signed-by-other' ? t.otherSigned({ name: screen.other }) : null;
    return { text, isWaiting: false, canSign: true };
  }
  if (screen !== null && isJoined && !isDue(contract, screen) && needsOnlyPdf(screen.view))
    return { text: t.pdfNext, isWaiting: false, canSign: false };
  if (view?.state !== 'sealed' || view.sealed === null) return null;
  const { revision } = view.sealed.terms;
  return { text: t.sealed({ revision, date: formatDay(getSealDate(view.sealed)) }), isWaiting: false, canSign: false };
}

/** Terms to sign are a task once the other party has signed, and otherwise an entry of the menu. So is the PDF to read before. */
function StateLine({ contract, screen, pdf }: StatusNotesProps) {
  const t = useMessages(termsMessages);
  const { title } = useMessages(remindMessages);
  const open = useOpenDialog();
  const signed = useTermsState(contract);
  const { view, other } = screen;
  const { state } = view;
  // `null`: `StatusNotes` says what is unknown.
  const pdfText = needsOnlyPdf(view) ? t.pdfNext : null;
  const openText = signed?.canSign ? t.unsigned : (signed?.text ?? pdfText);
  const text = state === 'signed-by-other' ? t.otherSigned({ name: other }) : openText;
  if (isAlarming(view) || text === null) return null;
  const isTask = isDue(contract, screen) && !needsOnlyPdf(view);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 panels:min-h-8">
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere">
        <FileSignature aria-hidden="true" className="size-4 shrink-0" />
        {text === t.unsigned ? <TermText word="signed-terms" text={text} /> : text}
      </p>
      {signed?.isWaiting === true && (
        <Button size="sm" onClick={() => open({ kind: 'remind', about: 'terms', guaranteeId: null })}>
          {title}
        </Button>
      )}
      {(isTask || signed?.canSign === true) && (
        <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
          {t.sign}
        </Button>
      )}
      {needsOnlyPdf(view) && pdf}
    </div>
  );
}

/** The user's signature is possible, and nothing is changed that has to be read before. */
function canSignTerms({ state, gaps }: TermsView): boolean {
  return gaps.length === 0 && (state === 'unsigned' || state === 'signed-by-other');
}

/** The other party has signed, and the user can sign too, or read the PDF first. A completed contract needs no signature. */
function isDue({ status }: Contract, { view, seals, role }: TermsScreen): boolean {
  if (status === 'completed') return false;
  if (view.state === 'signed-by-other') return canSignTerms(view);
  const hasSigned = Object.values(seals.lines).some(
    (line) => line.role === getOtherRole(role) && line.verdict === 'other-terms',
  );
  return needsOnlyPdf(view) && hasSigned;
}

interface TermsTask extends TodoItem {
  /** The PDF has to be read before. */
  isLater?: boolean;
}

/**
 * The other party has signed, and waits for the user's signature.
 * @param pdf reads the PDF, or offers to choose it
 */
export function useTermsTask(contract: Contract, pdf: ReactNode): TermsTask | null {
  const open = useOpenDialog();
  const t = useMessages(termsMessages);
  const screen = useMessages(contractScreenMessages);
  const seals = useTermsScreen(contract);
  if (seals === null || contract.contractors.length < 2 || !isDue(contract, seals)) return null;
  const task = { key: 'terms', icon: <FileSignature />, text: screen.termsDue };
  if (needsOnlyPdf(seals.view)) return { ...task, detail: t.pdfBefore, action: pdf, isLater: true };
  return {
    ...task,
    detail: t.otherSigned({ name: seals.other }),
    action: (
      <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
        {t.sign}
      </Button>
    ),
  };
}
