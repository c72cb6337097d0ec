import Paperclip from 'lucide-react/icons/paperclip';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { createContext, type FormEvent, use, useCallback, useEffect, useId, useRef, useState } from 'react';
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
  useReportDraft(message);

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
  const button = useRef<HTMLButtonElement>(null);

  function choose(list: FileList | null): void {
    if (list !== null) onChange([...list]);
    if (input.current !== null) input.current.value = '';
  }

  function removeAll(): void {
    onChange([]);
    button.current?.focus();
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
      <Button ref={button} onClick={() => input.current?.click()}>
        <Paperclip aria-hidden="true" className="size-4" />
        {t.attachFiles}
      </Button>
      <span role="status" className="text-xs text-ink-faint">
        {files.length > 0 && t.filesSelected(files.length)}
      </span>
      {files.length > 0 && (
        <Button variant="quiet" size="sm" onClick={removeAll}>
          {t.removeFiles}
        </Button>
      )}
    </>
  );
}

type ReportDraft = (formId: string, hasText: boolean) => void;

/** Receives which message forms hold unsent text. */
export const DraftsContext = createContext<ReportDraft>(() => undefined);

/** For the parent of the forms: `reportDraft` is the value of `DraftsContext`. */
export function useDrafts(): { hasDraft: boolean; reportDraft: ReportDraft } {
  const [forms, setForms] = useState<readonly string[]>([]);
  const reportDraft = useCallback<ReportDraft>((formId, hasText) => {
    setForms((previous) => [...previous.filter((id) => id !== formId), ...(hasText ? [formId] : [])]);
  }, []);
  return { hasDraft: forms.length > 0, reportDraft };
}

function useReportDraft(message: string): void {
  const formId = useId();
  const reportDraft = use(DraftsContext);
  const hasText = message.trim() !== '';
  useEffect(() => {
    if (!hasText) return;
    reportDraft(formId, true);
    return () => reportDraft(formId, false);
  }, [formId, reportDraft, hasText]);
}
