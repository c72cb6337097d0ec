import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useRef, useState } from 'react';
import { chatMessages } from '@/content/chat.messages';
import { errorMessages, errorText } from '@/content/errors.messages';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import { useMessages } from '@/i18n/use-messages';
import { useWork } from '@/lib/use-work';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch } from '@/store/setup/hooks';
import { Button } from '@/ui/button/button';
import { TextField } from '@/ui/fields/text-field';
import { Banner } from '@/ui/message/banner';

export interface MessageFormProps {
  contractId: Id;
}

/** Writes a message; it stays in the field when it could not be sent, and so does what was typed meanwhile. */
export function MessageForm({ contractId }: MessageFormProps) {
  const t = useMessages(chatMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const form = useRef<HTMLFormElement>(null);
  const [text, setText] = useState('');
  const { busy, error, run } = useWork<ErrorData>();

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === '') return;
    const sent = await run(() => dispatch(sendChatMessage(contractId, text)));
    if (sent === null) return;
    setText((now) => (now === text ? '' : now));
    form.current?.querySelector('input')?.focus();
  }

  return (
    <form ref={form} onSubmit={(event) => void send(event)} className="flex flex-col gap-3 border-t border-line p-3">
      {error !== null && <Banner tone="red">{`${t.sendFailed} ${errorText(errors, error)}`}</Banner>}
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
