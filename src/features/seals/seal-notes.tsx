import type { ReactNode } from 'react';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { TermsGap } from '@/domain/terms/build-terms';
import { isUndecided, needsOnlyPdf } from '@/domain/terms/seal-doubt';
import { MissingText } from '@/features/seals/missing-text';
import type { SealDialog } from '@/features/seals/seal-dialog';
import { UnsentSeal } from '@/features/seals/unsent-seal';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

export interface SealNotesProps {
  contract: Contract;
  screen: SealScreen;
  onOpen: (dialog: SealDialog) => void;
  pdf?: ReactNode;
  certificate?: ReactNode;
}

/** What keeps the terms from being signed or compared, and what else has to be known. */
export function SealNotes({ contract, screen, onOpen, pdf, certificate }: SealNotesProps) {
  const t = useMessages(sealsMessages);
  const { view, seals } = screen;
  const { state, gaps } = view;
  const undecided = isUndecided(view);
  return (
    <>
      {gaps.length > 0 && !needsOnlyPdf(view) && (
        <GapNote title={undecided ? t.undecided : t.cannotSign} isDecided={!undecided} gaps={gaps} pdf={pdf}>
          {undecided && state.kind === 'text-missing' && certificate}
        </GapNote>
      )}
      {state.kind === 'text-missing' && !undecided && (
        <MissingText missing={state.missing} screen={screen} certificate={certificate} onOpen={onOpen} />
      )}
      {view.isPdfUnchecked && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>{t.pdfUnchecked}</p>
          {pdf}
        </div>
      )}
      {!seals.isKept && seals.record.signed.length > 0 && (
        <Banner tone="yellow">
          {t.notKept} {state.kind === 'sealed' && t.notKeptSealed}
        </Banner>
      )}
      <UnsentSeal contract={contract} screen={screen} />
    </>
  );
}

interface GapNoteProps {
  title: string;
  isDecided: boolean;
  gaps: readonly TermsGap[];
  pdf: ReactNode;
  children: ReactNode;
}

function GapNote({ title, isDecided, gaps, pdf, children }: GapNoteProps) {
  const t = useMessages(sealsMessages);
  const kinds = [...new Set(gaps.map(({ kind }) => kind))];
  const list = kinds.length > 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <div>
        {list && <p>{title}</p>}
        <ul className={list ? 'flex list-disc flex-col gap-1 pl-5' : ''}>
          {kinds.map((kind) => (
            <li key={kind}>
              {kind === 'pdf' && isDecided && !list ? t.pdfFirst : `${list ? '' : title} ${t[`gap-${kind}`]}`}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap items-start gap-2 empty:hidden">
        {kinds.includes('pdf') && pdf}
        {children}
      </div>
    </div>
  );
}
