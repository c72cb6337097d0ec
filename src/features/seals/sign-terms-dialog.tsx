import { type FormEvent, useState } from 'react';
import { sealsMessages, signTermsMessages } from '@/content/seals.messages';
import type { FindingPlace } from '@/domain/lint/finding';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { hasSignedOther } from '@/domain/seals/seal-record';
import type { SealView } from '@/domain/seals/seal-state';
import { HelpLink } from '@/features/help/help-link';
import { FindingsLine } from '@/features/lint/findings-line';
import { useFindings } from '@/features/lint/use-findings';
import { useQuestion } from '@/features/lint/use-question';
import { KeptSignature } from '@/features/seals/kept-signature';
import { SignFailure } from '@/features/seals/sign-failure';
import { SignPassword } from '@/features/seals/sign-password';
import { TermsReader } from '@/features/seals/terms-reader';
import { type SealScreen, useSealScreen } from '@/features/seals/use-seal-screen';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { useAppDispatch } from '@/store/core/hooks';
import { hasUnsavedEdit } from '@/store/drafts/unsaved-edit.thunks';
import { signContractTerms } from '@/store/signing/sign-terms.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { Dialog } from '@/ui/dialog/dialog';
import { Banner } from '@/ui/message/banner';

export interface SignTermsDialogProps {
  contract: Contract;
  onClose: () => void;
  /** Shows what a finding is about. */
  onGo: (place: FindingPlace) => void;
}

/** 'Sign the terms': the whole text, and the password that signs it (docs/seal.md#the-signature). */
export function SignTermsDialog(props: SignTermsDialogProps) {
  const screen = useSealScreen(props.contract);
  return screen === null ? null : <OpenSignDialog {...props} screen={screen} />;
}

/** The text on screen stays, even if the contract changes meanwhile: only the text that was read is signed. */
interface Shown {
  view: SealView;
  /** Shown before, if the contract has changed since. */
  before: SealView | null;
  /** The failed attempt that showed the change. */
  since: ErrorData | null;
}

function OpenSignDialog({ contract, screen, onClose, onGo }: SignTermsDialogProps & { screen: SealScreen }) {
  const t = useMessages(signTermsMessages);
  const seals = useMessages(sealsMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [shown, setShown] = useState<Shown>({ view: screen.view, before: null, since: null });
  const [password, setPassword] = useState('');
  const [unsent, setUnsent] = useState<ErrorData | null>(null);
  const task = useTask<ErrorData>();
  const { terms, text, gaps } = shown.view;
  const { error } = task;
  const findings = useFindings(contract, 'agree');
  const question = useQuestion('sign', findings, go);
  // The failed attempt has loaded the terms as they are now. Later changes wait for the next attempt.
  if (error?.code === 'terms-differ' && error !== shown.since)
    setShown({ view: screen.view, before: shown.view, since: error });

  function go(place: FindingPlace): void {
    onClose();
    onGo(place);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    question.ask(() => void sign(), dispatch(hasUnsavedEdit(contract)));
  }

  async function sign(): Promise<void> {
    const sentence = seals.sentence({ revision: terms.revision });
    const order = { contractId: contract.id, text, password, sentence };
    const signed = await task.run((intent) => dispatch(signContractTerms(order, intent)));
    if (signed === null) return;
    const { sent } = signed.value;
    if (!sent.ok) return setUnsent(sent.error);
    announce(t.signed);
    onClose();
  }

  const title = terms.revision === 1 ? seals.sign : seals.signNew;
  if (unsent !== null)
    return (
      <KeptSignature title={title} contract={contract} screen={screen} text={text} error={unsent} onClose={onClose} />
    );
  const footer = (
    <>
      <Button onClick={onClose} disabled={task.busy}>
        {t.cancel}
      </Button>
      <Button
        type="submit"
        variant="primary"
        disabled={password === '' || gaps.length > 0}
        busy={task.busy}
        busyLabel={t.signing}
      >
        {t.sign}
      </Button>
    </>
  );
  return (
    <Dialog
      title={title}
      purpose={t.purpose}
      size="wide"
      onClose={onClose}
      closable={!task.busy}
      onSubmit={submit}
      noValidate
      footer={footer}
    >
      <SignFailure error={error} before={shown.before?.terms ?? null} view={shown.view} />
      {hasSignedOther(screen.seals.record, terms, text, screen.role) && (
        <Banner tone="yellow">{t.signedOther({ revision: terms.revision })}</Banner>
      )}
      <FindingsLine findings={findings} onGo={go} />
      <TermsReader terms={terms} />
      <SignPassword value={password} onValue={setPassword} disabled={task.busy} failure={error} />
      <Waiting task={task} next="terms" />
      <HelpLink part="signed-terms" />
      {question.dialog}
    </Dialog>
  );
}
