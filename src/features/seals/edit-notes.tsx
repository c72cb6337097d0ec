import type { StoreValue } from 'nanostores';
import { type FormEvent, useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { sealNoteMessages } from '@/content/seal-notes.messages';
import { restoreMessages } from '@/content/seals.messages';
import type { Contract } from '@/domain/models';
import type { ErrorData } from '@/domain/primitives/errors';
import type { Id } from '@/domain/primitives/ids';
import {
  compareTerms,
  type FieldChange,
  type GuaranteeField,
  type TermsChanges,
  type TermsField,
} from '@/domain/seals/compare-terms';
import type { SignedTerms } from '@/domain/seals/seal-record';
import type { Terms } from '@/domain/seals/terms';
import { useFieldNames } from '@/features/seals/use-field-names';
import { type SealScreen, useSealScreen } from '@/features/seals/use-seals';
import { Waiting } from '@/features/waiting/waiting';
import { useMessages } from '@/i18n/use-messages';
import { useTask } from '@/lib/use-task';
import { sendChatMessage } from '@/store/chat/chat.thunks';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { selectSealView } from '@/store/seals/seals.selectors';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/fields/text-area';
import { Banner } from '@/ui/message/banner';

/** Beside the form that changes a contract: what a change does to terms that somebody has signed. Usually nothing. */
export function SealEditNote({ contractId }: { contractId: Id }) {
  const t = useMessages(sealNoteMessages);
  const kind = useAppSelector((state) => selectSealView(state, contractId)?.state.kind);
  if (kind === 'sealed') return <Banner tone="yellow">{t.editSealed}</Banner>;
  if (kind === 'signed-by-you' || kind === 'signed-by-other') return <Banner tone="yellow">{t.editSigned}</Banner>;
  return null;
}

interface RestoreNoteProps {
  contract: Contract;
  /** The terms that both signed. */
  sealed: SignedTerms;
}

/** Below the edit form with the signed text: what the form cannot put back, and a message that asks for it. */
export function RestoreNote({ contract, sealed }: RestoreNoteProps) {
  const screen = useSealScreen(contract);
  return screen === null ? null : <OpenNote contract={contract} sealed={sealed} screen={screen} />;
}

function OpenNote({ contract, sealed, screen: { view, other: name } }: RestoreNoteProps & { screen: SealScreen }) {
  const t = useMessages(restoreMessages);
  const nameField = useFieldNames();
  const changes = compareTerms(sealed.terms, view.terms);
  const isTextLost = changes.fields.some(({ field }) => field === 'title' || field === 'description');
  const outside = listOutside(t, changes).join(', ');
  return (
    <section aria-label={t.title} className="mt-5 flex flex-col gap-3 border-t border-line pt-4 text-sm">
      <p>{isTextLost ? t.inForm : t.inFormSame}</p>
      {outside !== '' && <p>{t.notInForm({ what: outside, name })}</p>}
      <AskForm contract={contract} name={name} draft={formatRequest(t, sealed.terms, changes, nameField)} />
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

type Texts = StoreValue<typeof restoreMessages>;

/** Differences from the signed terms that the form does not show. */
function listOutside(t: Texts, { fields, added, removed, changed }: TermsChanges): string[] {
  const has = (pattern: RegExp) => fields.some(({ field }) => pattern.test(field));
  const isGuaranteeLost = added.length + removed.length + changed.length > 0;
  return [
    ...(isGuaranteeLost ? [t.guarantees] : []),
    ...(has(/^pdf$/) ? [t.pdf] : []),
    ...(has(/-(id|key)$|^contract$|^network$/) ? [t.people] : []),
  ];
}

const LONGEST_VALUE = 200;
const MOST_LINES = 20;

/** A message that asks for the signed terms, with what was signed, to edit and send. */
function formatRequest(
  t: Texts,
  sealed: Terms,
  { fields, added, removed, changed }: TermsChanges,
  nameField: (field: TermsField | GuaranteeField) => string,
): string {
  const describe = ({ field, before }: FieldChange<TermsField | GuaranteeField>) =>
    `${nameField(field)}: ${shorten(field === 'amount' ? formatAmount(before) : before)}`;
  const lines = [
    ...fields.map(describe),
    ...changed.map((change) => {
      const before = sealed.guarantees.find(({ id }) => id === change.guarantee.id) ?? change.guarantee;
      return `${t.guarantee({ name: shorten(before.description) })}: ${change.fields.map(describe).join('; ')}`;
    }),
    ...removed.map(({ description }) => t.guarantee({ name: shorten(description) })),
    ...added.map(({ description }) => t.added({ name: shorten(description) })),
  ];
  const shown = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES), t.more] : lines;
  return [t.draft({ revision: sealed.revision }), ...shown.map((line) => `- ${line}`)].join('\n');
}

function shorten(text: string): string {
  const characters = [...text.slice(0, 2 * LONGEST_VALUE)];
  return characters.length > LONGEST_VALUE ? `${characters.slice(0, LONGEST_VALUE).join('')}…` : text;
}

function formatAmount(sats: string): string {
  const digits = sats.padStart(9, '0');
  return `${digits.slice(0, -8)}.${digits.slice(-8)} BTC`;
}
