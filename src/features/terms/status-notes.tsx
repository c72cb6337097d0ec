import type { ReactNode } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { TermsGap } from '@/domain/terms/build-terms';
import { needsOnlyPdf } from '@/domain/terms/state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { UnsentSignature } from '@/features/terms/unsent-signature';
import type { TermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

export interface StatusNotesProps {
  contract: Contract;
  screen: TermsScreen;
  /** Offers to choose the PDF. */
  pdf: ReactNode;
}

/** The reasons why the terms cannot be signed or compared, and other notes. */
export function StatusNotes({ contract, screen, pdf }: StatusNotesProps) {
  const t = useMessages(termsMessages);
  const { view, seals } = screen;
  const { state, gaps } = view;
  const undecided = gaps.length > 0 && (state === 'sealed' || state === 'missing');
  const isPdfUnread = state === 'sealed' && gaps.length > 0 && gaps.every(({ kind }) => kind === 'pdf');
  return (
    <>
      {gaps.length > 0 && !needsOnlyPdf(view) && !isPdfUnread && (
        <GapNote title={undecided ? t.undecided : t.cannotSign} isDecided={!undecided} gaps={gaps} pdf={pdf}>
          {state === 'missing' && <OpenFileButton />}
        </GapNote>
      )}
      {state === 'missing' && !undecided && <MissingTermsNote screen={screen} />}
      {isPdfUnread && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <p>{t.pdfUnchecked}</p>
          {pdf}
        </div>
      )}
      {!seals.isKept && seals.record.signed.length > 0 && (
        <Banner tone="yellow">
          {t.notKept} {state === 'sealed' && t.notKeptSealed}
        </Banner>
      )}
      <UnsentSignature contract={contract} screen={screen} />
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
  const t = useMessages(termsMessages);
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

/** Both signed terms whose text this device does not have. */
function MissingTermsNote({ screen: { view } }: { screen: TermsScreen }) {
  const open = useOpenDialog();
  const t = useMessages(termsMessages);
  const revision = view.terms.revision - 1;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p>{t[view.terms.pdf === '' ? 'textMissing' : 'textMissingPdf']({ revision })}</p>
      <OpenFileButton />
      <Button size="sm" onClick={() => open({ kind: 'sign-terms' })}>
        {t.signNew}
      </Button>
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
