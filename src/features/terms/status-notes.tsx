import type { ReactNode } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import { getNextStep, isUndecided } from '@/domain/terms/state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { UnsentSignature } from '@/features/terms/unsent-signature';
import type { TermsScreen } from '@/features/terms/use-terms';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface StatusNotesProps {
  contract: Contract;
  screen: TermsScreen;
  /** Offers to choose the PDF. */
  pdf: ReactNode;
}

/** The reasons why the terms cannot be signed or compared, and other notes. */
export function StatusNotes({ contract, screen, pdf }: StatusNotesProps) {
  const t = useMessages(termsMessages);
  const { view, contractTerms } = screen;
  const { state, gaps } = view;
  const undecided = isUndecided(view);
  const kinds = [...new Set(gaps.map(({ kind }) => kind))];
  return (
    <>
      {gaps.length > 0 && getNextStep(view) !== 'read-pdf' && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p>
            {undecided ? t.undecided : t.cannotSign} {kinds.map((kind) => t[`gap-${kind}`]).join(' ')}
          </p>
          {kinds.includes('pdf') && pdf}
          {state === 'missing' && <OpenFileButton />}
        </div>
      )}
      {state === 'missing' && !undecided && <MissingTermsNote screen={screen} />}
      {!contractTerms.isKept && contractTerms.record.signed.length > 0 && (
        <Banner tone="yellow">
          {t.notKept} {state === 'sealed' && t.notKeptSealed}
        </Banner>
      )}
      <UnsentSignature contract={contract} screen={screen} />
    </>
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
