import FileSignature from 'lucide-react/icons/file-signature';
import type { ReactNode } from 'react';
import { contractScreenMessages } from '@/content/contract-screen.messages';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { getSealDate } from '@/domain/terms/record';
import { getNextStep } from '@/domain/terms/state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term';
import { StatusNotes } from '@/features/terms/status-notes';
import { type TermsScreen, useTermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import type { TodoItem } from '@/ui/tasks/task-list';
import { useFormatDay } from '@/ui/text/use-format-day';

interface TermsStanding {
  step: 'read-pdf' | 'sign' | 'wait' | 'none';
  /** The signatures as they are now; `null`: nobody has signed, which is no news. */
  text: string | null;
  /** The other party waits for the user. */
  isTask: boolean;
}

/** The state of the terms in one line; `null`: notices say it, or it is not known yet. */
export function useTermsStanding(contract: Contract): TermsStanding | null {
  const t = useMessages(termsMessages);
  const formatDay = useFormatDay();
  const screen = useTermsScreen(contract);
  if (screen === null) return null;
  const { view, other: name } = screen;
  const step = getNextStep(view);
  if (step === 'wait') return { step, text: t.waiting({ name }), isTask: false };
  if (step === 'none') {
    const { sealed } = view;
    if (sealed === null) return null;
    const [{ revision }, date] = [sealed.terms, formatDay(getSealDate(sealed))];
    return { step, text: t.sealed({ revision, date }), isTask: false };
  }
  if (step === null || contract.contractors.length < 2) return null;
  const isTask = contract.status !== 'completed' && hasOtherSigned(screen);
  if (step === 'read-pdf') return { step, text: t.pdfNext, isTask };
  return { step, text: view.state === 'signed-by-other' ? t.otherSigned({ name }) : null, isTask };
}

/** Without the PDF, the text of the other party's signature is not known. */
function hasOtherSigned({ view, contractTerms, role }: TermsScreen): boolean {
  if (view.state === 'signed-by-other') return true;
  const lines = Object.values(contractTerms.lines);
  return view.gaps.length > 0 && lines.some((line) => line.role !== role && line.verdict === 'other-terms');
}

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
  const standing = useTermsStanding(contract);
  if (contract.contractors.length < 2 || screen === null) return null;
  // `Signatures` shows those of both.
  const hasLine = standing !== null && standing.step !== 'none' && (withTask || !standing.isTask);
  return (
    <div className="-my-2 flex min-w-0 flex-col justify-center gap-2 text-sm text-ink-soft empty:hidden panels:flex-1">
      {hasLine && <StateLine standing={standing} pdf={pdf} />}
      <StatusNotes contract={contract} screen={screen} pdf={pdf} />
    </div>
  );
}

function StateLine({ standing: { step, text }, pdf }: { standing: TermsStanding; pdf: ReactNode }) {
  const t = useMessages(termsMessages);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 panels:min-h-8">
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere">
        <FileSignature aria-hidden="true" className="size-4 shrink-0" />
        {text ?? <TermText word="signed-terms" text={t.unsigned} />}
      </p>
      {step === 'sign' && <SignButton />}
      {step === 'read-pdf' && pdf}
    </div>
  );
}

function SignButton() {
  const t = useMessages(termsMessages);
  const open = useOpenDialog();
  return (
    <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
      {t.sign}
    </Button>
  );
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
  const t = useMessages(termsMessages);
  const { termsDue } = useMessages(contractScreenMessages);
  const standing = useTermsStanding(contract);
  if (!standing?.isTask) return null;
  const task = { key: 'terms', icon: <FileSignature />, text: termsDue };
  return standing.step === 'read-pdf'
    ? { ...task, detail: t.pdfBefore, action: pdf, isLater: true }
    : { ...task, detail: standing.text, action: <SignButton /> };
}
