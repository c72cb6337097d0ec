import FileSignature from 'lucide-react/icons/file-signature';
import type { ReactNode } from 'react';
import { toCertificatePath } from '@/config/contract-links';
import { sealsMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import { needsOnlyPdf, type SealView } from '@/domain/seals/seal-state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { TermText } from '@/features/help/term-text';
import { formatSealDate } from '@/features/seals/seal-date';
import { SealNotes } from '@/features/seals/seal-notes';
import { type SealScreen, useSealScreen } from '@/features/seals/use-seal-screen';
import { useMessages } from '@/i18n/use-messages';
import { useAppSelector } from '@/store/core/hooks';
import { selectTermsRole } from '@/store/seals/seals.selectors';
import { classes } from '@/ui/layout/classes';
import { TextLink } from '@/ui/text/text-link';
import { useDateLocale } from '@/ui/text/use-date-locale';

export interface SealLineProps {
  contract: Contract;
  /** Offers to choose the PDF, whose hash is unknown. */
  pdf?: ReactNode;
}

/**
 * The state of the signed terms in one line, with the next step, and what has to be known about it. Its place
 * is reserved until the state is known, so that nothing moves. `SealAlarm` shows changes and conflicts.
 */
export function SealStatusRow({ contract, pdf }: SealLineProps) {
  const screen = useSealScreen(contract);
  const isParty = useAppSelector((state) => selectTermsRole(state, contract) !== null);
  if (!isParty || contract.contractors.length < 2) return null;
  const hasLine = screen === null || isLine(screen.view);
  return (
    <div
      className={classes(
        '-my-2 flex min-w-0 flex-col justify-center gap-2 text-sm text-ink-soft panels:flex-1',
        hasLine ? 'min-h-8' : 'empty:hidden',
      )}
    >
      {screen !== null && (
        <>
          <StateLine contract={contract} screen={screen} pdf={pdf} />
          <SealNotes contract={contract} screen={screen} pdf={pdf} />
        </>
      )}
    </div>
  );
}

interface StateLineProps {
  contract: Contract;
  screen: SealScreen;
  pdf: ReactNode;
}

function StateLine({ contract, screen: { view, other }, pdf }: StateLineProps) {
  const open = useOpenDialog();
  const t = useMessages(sealsMessages);
  const locale = useDateLocale();
  const { state } = view;
  if (!isLine(view)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 panels:min-h-8">
      <p className="flex min-w-0 items-center gap-2 wrap-anywhere">
        <FileSignature aria-hidden="true" className="size-4 shrink-0" />
        {state.kind === 'unsigned' && (
          <span>{needsOnlyPdf(view) ? t.pdfNext : <TermText word="signed-terms" text={t.unsigned} />}</span>
        )}
        {state.kind === 'signed-by-you' && t.waiting({ name: other })}
        {state.kind === 'signed-by-other' && t.otherSigned({ name: other })}
        {state.kind === 'sealed' &&
          t.sealed({ revision: state.sealed.terms.revision, date: formatSealDate(state.sealed, locale) })}
      </p>
      {needsOnlyPdf(view) && pdf}
      {canSignTerms(view) && (
        <button
          type="button"
          onClick={() => open({ kind: 'sign-terms' })}
          className="py-1 font-medium text-accent-ink hover:underline"
        >
          {t.sign}
        </button>
      )}
      {state.kind === 'sealed' && <TextLink to={toCertificatePath(contract.id)}>{t.certificate}</TextLink>}
    </div>
  );
}

/** The other states are alarms. */
function isLine({ state: { kind } }: SealView): boolean {
  return kind !== 'changed' && kind !== 'conflict' && kind !== 'text-missing';
}

/** The next step is the user's signature. */
export function canSignTerms({ state, gaps }: SealView): boolean {
  return gaps.length === 0 && (state.kind === 'unsigned' || state.kind === 'signed-by-other');
}
