import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, useRef, useState } from 'react';
import { develMessages } from '@/content/devel.messages';
import { canSendDisputeMessage } from '@/domain/disputes/dispute';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/fields/text-area';

/** Sending only clears the text: this is a mockup (docs/specification.md#2-screens-and-routes). */
export function MessageForm() {
  const t = useMessages(develMessages);
  const [message, setMessage] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);

  function send(event: FormEvent): void {
    event.preventDefault();
    setMessage('');
  }

  return (
    <form onSubmit={send} className="flex flex-col gap-3">
      <TextArea
        label={t.message}
        labelHidden
        rows={2}
        placeholder={t.messagePlaceholder}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-2 gap-y-2">
        <AttachFiles files={files} onChange={setFiles} />
        <Button type="submit" variant="primary" disabled={!canSendDisputeMessage(message, files)} className="ml-auto">
          <SendHorizontal aria-hidden="true" className="size-4" />
          {t.send}
        </Button>
      </div>
    </form>
  );
}

interface AttachFilesProps {
  files: readonly File[];
  onChange: (files: readonly File[]) => void;
}

function AttachFiles({ files, onChange }: AttachFilesProps) {
  const t = useMessages(develMessages);
  const input = useRef<HTMLInputElement>(null);

  function choose(list: FileList | null): void {
    if (list !== null) onChange([...list]);
    if (input.current !== null) input.current.value = '';
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={t.attachFiles}
        onChange={(event) => choose(event.target.files)}
      />
      <Button onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="size-4" />
        {t.attachFiles}
      </Button>
      <span role="status" className="text-xs text-ink-faint">
        {files.length > 0 && t.filesSelected(files.length)}
      </span>
    </>
  );
}
