import FileText from 'lucide-react/icons/file-text';
import { develMessages } from '@/content/devel.messages';
import type { DisputeMessage, DisputeParty } from '@/content/sample-dispute';
import { useMessages } from '@/i18n/use-messages';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { DateText } from '@/ui/text/date-text';

export interface DisputeChatProps {
  label: string;
  messages: readonly DisputeMessage[];
  /** Their messages are on the right. */
  reader: DisputeParty;
  /** Shows a forward button beside each file. */
  onForward?: (file: string) => void;
}

export function DisputeChat({ label, messages, reader, onForward }: DisputeChatProps) {
  const t = useMessages(develMessages);
  return (
    <ul aria-label={label} className="flex flex-col gap-4">
      {messages.map(({ id, from, content, createdAt, files }) => (
        <li
          key={id}
          className={classes('flex max-w-[85%] flex-col gap-1', from === reader ? 'items-end self-end' : 'items-start')}
        >
          <p className="flex flex-wrap gap-x-2 text-xs text-ink-faint">
            <span className="font-medium text-ink-soft">{t[from]}</span>
            <DateText value={createdAt} />
            <DateText value={createdAt} show="time" />
          </p>
          <div
            className={classes('rounded-control px-3 py-2 text-sm', from === reader ? 'bg-accent-soft' : 'bg-sunken')}
          >
            {content}
          </div>
          {files.map((file) => (
            <MessageFile key={file} name={file} onForward={onForward} />
          ))}
        </li>
      ))}
    </ul>
  );
}

function MessageFile({ name, onForward }: { name: string; onForward: DisputeChatProps['onForward'] }) {
  const t = useMessages(develMessages);
  return (
    <div className="flex max-w-full items-center gap-2 rounded-control border border-line py-1 pr-1 pl-3 text-sm">
      <FileText aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      <span className="min-w-0 flex-1 truncate">{name}</span>
      {onForward !== undefined && (
        <Button variant="quiet" size="sm" aria-label={`${t.forward} ${name}`} onClick={() => onForward(name)}>
          {t.forward}
        </Button>
      )}
    </div>
  );
}
