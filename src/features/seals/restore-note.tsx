import { type FormEvent, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { restoreMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { SignedTerms } from '@/domain/seals/seal-record';
import { useLostParts } from '@/features/seals/lost-parts';
import { useRestoreRequest } from '@/features/seals/use-restore-request';
import { type SealScreen, useSealScreen } from '@/features/seals/use-seal-screen';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

export interface RestoreNoteProps {
  contract: Contract;
  /** The terms that both signed. */
  sealed: SignedTerms;
}

/** Below the edit form with the signed text: what the form cannot put back, and a message that asks for it. */
export function RestoreNote({ contract, sealed }: RestoreNoteProps) {
  const screen = useSealScreen(contract);
  return screen === null ? null : <OpenNote contract={contract} sealed={sealed} screen={screen} />;
}

function OpenNote({ contract, sealed, screen }: RestoreNoteProps & { screen: SealScreen }) {
  const t = useMessages(restoreMessages);
  const { hasText, outside } = useLostParts(sealed.terms, screen.view.terms);
  const name = screen.other;
  return (
    <section aria-label={t.title} className="mt-5 flex flex-col gap-3 border-t border-line pt-4 text-sm">
      <p>{hasText ? t.inForm : t.inFormSame}</p>
      {outside !== '' && <p>{t.notInForm({ what: outside, name })}</p>}
      <AskForm contract={contract} name={name} draft={useRestoreRequest(sealed.terms, screen.view.terms)} />
    </section>
  );
}

function AskForm({ contract, name, draft }: { contract: Contract; name: string; draft: string }) {
  const t = useMessages(restoreMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const [text, setText] = useState(draft);
  const task = useTask<ErrorData>();
  const { busy, error, run, state } = task;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if ((await run(() => dispatch(sendChatMessage(contract.id, text)))) !== null) announce(t.sent);
  }

  return (
    <form onSubmit={(event) => void send(event)} className="flex flex-col gap-3">
      <TextArea label={t.message({ name })} value={text} onChange={(event) => setText(event.target.value)} />
      <Waiting task={task} next="message" />
      {error !== null && <Banner tone="red">{`${t.sendFailed} ${describeError(errors, error)}`}</Banner>}
      {state.status === 'done' && <Banner tone="green">{t.sent}</Banner>}
      <Button
        type="submit"
        size="sm"
        className="self-end"
        busy={busy}
        busyLabel={t.sending}
        disabled={text.trim() === ''}
      >
        {t.send}
      </Button>
    </form>
  );
}
