import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, useId, useState } from 'react';
import { develMessages, sampleDisputeMessages } from '@/content/devel.messages';
import {
  createSampleDispute,
  type DisputeMessage,
  type DisputeParty,
  type SampleDispute,
} from '@/content/sample-dispute';
import { getGuaranteeTone } from '@/domain/guarantees/guarantee-status';
import { MessageForm } from '@/features/devel/message-form';
import { useMessages } from '@/i18n/use-messages';
import { logger } from '@/lib/logger';
import { Button } from '@/ui/button/button';
import { classes } from '@/ui/layout/classes';
import { Tabs } from '@/ui/layout/tabs';
import { Badge } from '@/ui/message/badge';
import { Amount } from '@/ui/text/amount';
import { DateText } from '@/ui/text/date-text';

/** Mockup of a dispute as a contractor sees it. */
export function UserDisputePanel() {
  const t = useMessages(develMessages);
  const detailsId = useId();
  const { guarantee, chats } = createSampleDispute(useMessages(sampleDisputeMessages));
  return (
    <MockupPanel title={t.userPanel} badge={<Badge tone={getGuaranteeTone('in_dispute')}>{t.inDispute}</Badge>}>
      <div className="grid grid-cols-1 items-start gap-6 @3xl:grid-cols-5 @3xl:gap-8">
        <section aria-labelledby={detailsId} className="flex flex-col gap-3 rounded-card bg-sunken p-4 @3xl:col-span-2">
          <h4 id={detailsId} className="text-sm font-semibold">
            {t.guaranteeDetails}
          </h4>
          <dl className="flex flex-col gap-3">
            <Detail label={t.amount}>
              <Amount sats={guarantee.amount} />
            </Detail>
            <Detail label={t.description}>{guarantee.description}</Detail>
            <Detail label={t.conditions}>{guarantee.conditions}</Detail>
          </dl>
        </section>
        <section className="flex flex-col gap-4 @3xl:col-span-3">
          <h4 className="text-sm font-semibold">{t.chatHistory}</h4>
          <DisputeChat label={t.chatHistory} messages={chats.group} reader="contractorA" />
          <MessageForm />
        </section>
      </div>
    </MockupPanel>
  );
}

/** Mockup of a dispute as the arbitrator sees it. */
export function ArbitratorDisputePanel() {
  const t = useMessages(develMessages);
  const { guarantee } = createSampleDispute(useMessages(sampleDisputeMessages));
  return (
    <MockupPanel
      title={t.arbitratorPanel}
      badge={<Badge tone={getGuaranteeTone('in_dispute')}>{t.activeDispute}</Badge>}
    >
      <p className="text-sm text-ink-soft">
        {t.amountInDispute} <Amount sats={guarantee.amount} className="font-medium text-ink" />
      </p>
      <div className="grid grid-cols-1 gap-6 @3xl:grid-cols-5 @3xl:gap-8">
        <div className="flex flex-col gap-5 @3xl:col-span-2">
          <dl className="flex flex-col gap-3 rounded-card bg-sunken p-4">
            <Detail label={t.description}>{guarantee.description}</Detail>
            <Detail label={t.conditions}>{guarantee.conditions}</Detail>
            <Detail label={t.verificationProcess}>{guarantee.verificationProcess}</Detail>
          </dl>
          <Resolution />
        </div>
        <div className="@3xl:col-span-3">
          <ArbitratorChats />
        </div>
      </div>
    </MockupPanel>
  );
}

/** The buttons only log (docs/specification.md#2-screens-and-routes). */
function Resolution() {
  const t = useMessages(develMessages);
  const [notice, setNotice] = useState('');

  function resolve(decision: string): void {
    logger.info(`Mockup: ${decision}`);
    setNotice(t.resolved({ decision }));
  }

  return (
    <div className="flex flex-col gap-2">
      <Button onClick={() => resolve(t.resolveForA)}>{t.resolveForA}</Button>
      <Button onClick={() => resolve(t.resolveForB)}>{t.resolveForB}</Button>
      <p role="status" className="text-xs text-ink-faint">
        {notice}
      </p>
    </div>
  );
}

type ChatKey = keyof SampleDispute['chats'];

const CHATS = [
  { key: 'withA', label: 'chatWithA', isPrivate: true },
  { key: 'withB', label: 'chatWithB', isPrivate: true },
  { key: 'group', label: 'groupChat', isPrivate: false },
] as const;

/** Private chats and group chat. Forwarding a file only logs. */
function ArbitratorChats() {
  const t = useMessages(develMessages);
  const { chats } = createSampleDispute(useMessages(sampleDisputeMessages));
  const [selected, setSelected] = useState<ChatKey>('withA');
  const [notice, setNotice] = useState('');

  function forward(name: string): void {
    logger.info(`Mockup: forward the file ${name}`);
    setNotice(t.forwarded({ name }));
  }

  function select(key: ChatKey): void {
    setSelected(key);
    setNotice('');
  }

  return (
    <Tabs
      label={t.chats}
      tabs={CHATS.map(({ key, label }) => ({ key, label: t[label] }))}
      selected={selected}
      onSelect={select}
    >
      {CHATS.map(({ key, label, isPrivate }) => (
        // One form per chat: a draft must not end up with another party.
        <div key={key} hidden={key !== selected} className="flex-col gap-4 not-[[hidden]]:flex">
          <DisputeChat
            label={t[label]}
            messages={chats[key]}
            reader="arbitrator"
            {...(isPrivate && { onForward: forward })}
          />
          <MessageForm />
        </div>
      ))}
      <p role="status" className="text-xs text-ink-faint not-empty:mt-3">
        {notice}
      </p>
    </Tabs>
  );
}

interface MockupPanelProps {
  title: string;
  badge: ReactNode;
  children: ReactNode;
}

function MockupPanel({ title, badge, children }: MockupPanelProps) {
  const t = useMessages(develMessages);
  return (
    <div className="@container flex flex-col gap-5">
      <header className="flex flex-col gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h3 className="font-semibold">{title}</h3>
          {badge}
        </div>
        <p className="text-xs text-ink-faint">{t.mockup}</p>
      </header>
      {children}
    </div>
  );
}

interface DetailProps {
  label: string;
  children: ReactNode;
}

function Detail({ label, children }: DetailProps) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-xs text-ink-faint">{label}</dt>
      <dd className="text-sm text-pretty">{children}</dd>
    </div>
  );
}

interface DisputeChatProps {
  label: string;
  messages: readonly DisputeMessage[];
  /** Their messages are on the right. */
  reader: DisputeParty;
  /** Shows a forward button beside each file. */
  onForward?: (file: string) => void;
}

function DisputeChat({ label, messages, reader, onForward }: DisputeChatProps) {
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
            <DateText value={createdAt} show="moment" />
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
