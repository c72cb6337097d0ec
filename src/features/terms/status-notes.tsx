import type { ReactNode } from 'react';
import { contractMenuMessages } from '@/content/contract-menu.messages';
import { termsMessages } from '@/content/terms.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { formatSealMessage } from '@/domain/terms/chat-line';
import { getNextStep, isUndecided } from '@/domain/terms/state';
import { useOpenDialog } from '@/features/dialogs/contract-dialog';
import { type TermsScreen, useUnsentSignature } from '@/features/terms/use-terms';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { sendSignature } from '@/store/terms/send-signature.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
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

interface UnsentSignatureProps {
  contract: Contract;
  screen: TermsScreen;
}

/**
 * The user's own signature is not in the chat: the message was deleted, dropped, or never sent. It is sent again, or copied for
 * another channel.
 */
function UnsentSignature({ contract, screen }: UnsentSignatureProps) {
  const t = useMessages(termsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, run } = task;
  const signed = useUnsentSignature(contract, screen);
  if (signed === null) return null;
  const { hash, terms, signatures } = signed;
  const { revision } = terms;
  const sentence = t.sentence({ revision });
  const signature = signatures.find(({ role }) => role === screen.role)?.signature ?? '';

  async function send(): Promise<void> {
    if ((await run(() => dispatch(sendSignature(contract.id, hash, sentence)))) !== null) announce(t.sent);
  }

  return (
    <div className="flex flex-col gap-1">
      <p>{t.notInChat({ name: screen.other })}</p>
      <div className="flex flex-wrap items-start gap-2">
        <Button size="sm" busy={busy} busyLabel={t.sending} onClick={() => void send()}>
          {t.sendAgain}
        </Button>
        <CopyButton
          size="sm"
          text={formatSealMessage(sentence, { revision, hash, signature })}
          failedLabel={t.copyFailed}
        >
          {t.copyLine}
        </CopyButton>
      </div>
      <Outcome task={task} />
    </div>
  );
}
