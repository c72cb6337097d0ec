import type { ReactNode } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { TermsGap } from '@/domain/seals/build-terms';
import { isUndecided, needsOnlyPdf, type SealState } from '@/domain/seals/seal-state';
import { getOtherRole } from '@/domain/seals/terms';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { UnsentSeal } from '@/features/seals/send-seal';
import type { SealScreen } from '@/features/seals/use-seals';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface SealNotesProps {
  contract: Contract;
  screen: SealScreen;
  /** Offers to choose the PDF. */
  pdf: ReactNode;
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
          {undecided && state.kind === 'text-missing' && <OpenFileButton />}
        </GapNote>
      )}
      {state.kind === 'text-missing' && !undecided && <MissingTermsNote state={state} screen={screen} />}
      {state.kind === 'conflict' && state.last.missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>{t.conflictMissing}</p>
          <OpenFileButton />
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

interface MissingTermsNoteProps {
  state: Extract<SealState, { kind: 'text-missing' }>;
  screen: SealScreen;
}

/** Both signed terms whose text this device does not have. */
function MissingTermsNote({ state: { missing, signedBy }, screen }: MissingTermsNoteProps) {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const { view, role, other } = screen;
  const hasOwn = signedBy.includes(role);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t[view.terms.pdf === '' ? 'textMissing' : 'textMissingPdf']({ revision: missing.revision })}</p>
      {hasOwn && <p className="font-medium">{t.changedWaiting({ name: other })}</p>}
      {signedBy.includes(getOtherRole(role)) && <p className="font-medium">{t.changedOther({ name: other })}</p>}
      <OpenFileButton />
      {!hasOwn && view.gaps.length === 0 && (
        <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
          {t.signNew}
        </Button>
      )}
    </div>
  );
}

/** Opens the dialog that reads a certificate from a file, among others. */
function OpenFileButton() {
  const open = useOpenDialog();
  const t = useMessages(contractMenuMessages);
  return (
    <Button size="sm" onClick={() => open({ kind: 'open-file' })}>
      {t.openFile}
    </Button>
  );
}
