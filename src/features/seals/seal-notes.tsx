import type { ReactNode } from 'react';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { TermsGap } from '@/domain/seals/build-terms';
import { isUndecided, needsOnlyPdf } from '@/domain/seals/seal-state';
import { OpenCertificateButton } from '@/features/seals/certificate/open-certificate-button';
import { MissingTermsBanner } from '@/features/seals/missing-terms';
import { UnsentSeal } from '@/features/seals/unsent-seal';
import type { SealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { Banner } from '@/ui/message/banner';

export interface SealNotesProps {
  contract: Contract;
  screen: SealScreen;
  pdf?: ReactNode;
}

/** The reasons why the terms cannot be signed or compared, and other notes. */
export function SealNotes({ contract, screen, pdf }: SealNotesProps) {
  const t = useMessages(sealsMessages);
  const { view, seals } = screen;
  const { state, gaps } = view;
  const undecided = isUndecided(view);
  return (
    <>
      {gaps.length > 0 && !needsOnlyPdf(view) && (
        <GapNote title={undecided ? t.undecided : t.cannotSign} isDecided={!undecided} gaps={gaps} pdf={pdf}>
          {undecided && state.kind === 'text-missing' && <OpenCertificateButton />}
        </GapNote>
      )}
      {state.kind === 'text-missing' && !undecided && <MissingTermsBanner missing={state.missing} screen={screen} />}
      {state.kind === 'conflict' && state.last.missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>{t.conflictMissing}</p>
          <OpenCertificateButton />
        </div>
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
