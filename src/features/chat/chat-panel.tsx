import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useId, useRef, useState } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { canDo, isUnshared } from '@/domain/contracts/permissions';
import type { Message } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { TIMERS } from '@/domain/timers';
import type { ShowEvent } from '@/features/chat/chat-message';
import { MessageList } from '@/features/chat/message-list';
import { useDraft } from '@/features/drafts/use-draft';
import { Outcome } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { usePolling } from '@/lib/use-polling';
import { useTask } from '@/lib/use-task';
import { selectUserId } from '@/store/auth/auth.selectors';
import { loadMessages, sendChatMessage } from '@/store/chat/chat.thunks';
import { deleteChatMessage } from '@/store/chat/delete-message.thunks';
import { selectContract } from '@/store/contracts/contracts.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { QuestionDialog } from '@/ui/dialog/question-dialog';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';

export interface ChatPanelProps {
  contractId: Id;
  showEvent: ShowEvent;
}

/** The chat of a contract (docs/specification.md#chat-panel). */
export function ChatPanel({ contractId, showEvent }: ChatPanelProps) {
  const t = useMessages(chatMessages);
  const titleId = useId();
  const { mayChat, reload } = useChat(contractId);
  const contract = useAppSelector((state) => selectContract(state, contractId));
  const isComposable = contract === null || !isUnshared(contract);
  const [deleting, setDeleting] = useState<Message | null>(null);
  return (
    // On a narrow screen it fills what the window leaves (pages/contract-panels.tsx).
    <Card
      flush
      className={classes(
        'flex flex-col overflow-hidden max-panels:grow max-panels:basis-0 panels:h-[600px]',
        isComposable ? 'min-h-80' : 'min-h-60',
      )}
    >
      {/* On a narrow screen the tab has the title. */}
      <header className="flex min-h-12 items-center border-b border-line px-5 py-2 max-panels:sr-only">
        <h2 id={titleId} className="font-semibold">
          {t.title}
        </h2>
      </header>
      {mayChat ? (
        <>
          <MessageList {...{ titleId, contractId, showEvent }} onRetry={reload} onDelete={setDeleting} />
          {isComposable && <MessageForm contractId={contractId} />}
          {deleting !== null && (
            <DeleteMessageDialog contractId={contractId} message={deleting} onClose={() => setDeleting(null)} />
          )}
        </>
      ) : (
        <p className="m-auto p-6 text-center text-sm text-ink-soft">{t.membersOnly}</p>
      )}
    </Card>
  );
}

interface ChatView {
  mayChat: boolean;
  reload: () => void;
}

/** Polls the messages of a contract while they are shown. */
function useChat(contractId: Id): ChatView {
  const dispatch = useAppDispatch();
  const mayChat = useAppSelector((state) => {
    const contract = selectContract(state, contractId);
    return contract !== null && canDo(contract, selectUserId(state), 'chat');
  });
  const [turn, setTurn] = useState(0);
  const load = (signal: AbortSignal) => dispatch(loadMessages(contractId, signal));
  usePolling(load, TIMERS.chat, { enabled: mayChat, key: `${toIdKey(contractId)} ${turn}` });
  return { mayChat, reload: () => setTurn((before) => before + 1) };
}

interface MessageFormProps {
  contractId: Id;
}

/** Sends a message. The text survives a failure and leaving the screen, as does text typed while sending. */
function MessageForm({ contractId }: MessageFormProps) {
  const t = useMessages(chatMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const draft = useDraft({ name: `chat ${toIdKey(contractId)}`, value: text, empty: '', restore });
  const task = useTask<ErrorData>();
  const { busy, run } = task;

  function restore(stored: unknown): boolean {
    if (typeof stored === 'string') setText(stored);
    return typeof stored === 'string';
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    const sent = await run(() => dispatch(sendChatMessage(contractId, text)));
    if (sent === null) return;
    draft.clear();
    setText((current) => (current === text ? '' : current));
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} className="flex flex-col gap-3 border-t border-line p-3">
      <Outcome task={task} failed={t.sendFailed} />
      <div className="flex gap-2">
        <TextField
          label={t.message}
          labelHidden
          placeholder={t.placeholder}
          autoComplete="off"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          <SendHorizontal aria-hidden="true" className="size-4" />
          {t.send}
        </Button>
      </div>
    </form>
  );
}

interface DeleteMessageDialogProps {
  contractId: Id;
  message: Message;
  onClose: () => void;
}

/** Asks before one of the user's own messages is deleted. */
function DeleteMessageDialog({ contractId, message, onClose }: DeleteMessageDialogProps) {
  const t = useMessages(chatMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const task = useTask<ErrorData>();
  const { busy, run } = task;

  async function remove(): Promise<void> {
    if ((await run((intent) => dispatch(deleteChatMessage(contractId, message.id, intent)))) === null) return;
    announce(t.deleted);
    onClose();
  }

  return (
    <QuestionDialog
      title={t.deleteMessage}
      question={t.deleteQuestion}
      cancelLabel={t.cancel}
      confirmLabel={t.delete}
      busyLabel={t.deleting}
      busy={busy}
      onClose={onClose}
      onConfirm={() => void remove()}
    >
      <p className="line-clamp-4 rounded-control bg-sunken px-4 py-3 text-sm break-words">
        <Foreign>{message.content}</Foreign>
      </p>
      <Outcome task={task} failed={t.deleteFailed} />
    </QuestionDialog>
  );
}
