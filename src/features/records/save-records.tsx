import { strToU8, zipSync } from 'fflate';
import { useState } from 'react';
import { describeError, errorMessages } from '@/content/errors.messages';
import { saveRecordsMessages } from '@/content/save-records.messages';
import { type Result, toErrorData } from '@/domain/primitives/errors';
import { type Id, toIdKey } from '@/domain/primitives/ids';
import { formatChat } from '@/domain/records/chat-text';
import { formatRecordName } from '@/domain/records/record-name';
import { getPdfFile } from '@/features/contracts/pdf/object-urls';
import { writeStatementCsv } from '@/features/records/statement-csv';
import { SlowLoad } from '@/features/waiting/slow-load';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useLoaded } from '@/lib/use-loaded';
import { useAppDispatch } from '@/store/core/hooks';
import { collectRecords, type Missing, type Records } from '@/store/records/collect-records.thunks';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/message/banner';

interface Saved {
  name: string;
  files: readonly string[];
  missing: readonly Missing[];
}

/** *Save records*: each press reads and saves, and says what is missing (docs/records.md#save-records). */
export function SaveRecords({ contractId }: { contractId: Id }) {
  const t = useMessages(saveRecordsMessages);
  const [presses, setPresses] = useState(0);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm">
        <p className="min-w-0 flex-1 basis-60 text-ink-soft">{t.purpose}</p>
        <Button size="sm" onClick={() => setPresses(presses + 1)}>
          {t.save}
        </Button>
      </div>
      {presses > 0 && <SavedRecords key={presses} contractId={contractId} />}
    </>
  );
}

function SavedRecords({ contractId }: { contractId: Id }) {
  const t = useMessages(saveRecordsMessages);
  const errors = useMessages(errorMessages);
  const dispatch = useAppDispatch();
  const { value, loading, reload } = useLoaded(save, toIdKey(contractId));

  async function save(signal: AbortSignal): Promise<Result<Saved>> {
    const wanted = { contractId, findAttached: getPdfFile };
    const read = await dispatch(collectRecords(wanted, signal));
    if (!read.ok) return read;
    try {
      const files = await listFiles(contractId, read.value, t.unknown);
      const names = Object.keys(files);
      const name = formatRecordName('records', contractId, read.value.statement.madeAt, 'zip');
      // Closing the dialog ends it.
      if (names.length > 0 && !signal.aborted)
        saveFile(name, new Blob([zipSync(files, { level: 0 })], { type: 'application/zip' }));
      return { ok: true, value: { name, files: names, missing: read.value.missing } };
    } catch (error) {
      return { ok: false, error: toErrorData(error) };
    }
  }

  const saved = value?.ok && !loading ? value.value : null;
  const missing = saved?.missing ?? [];
  return (
    <>
      {loading && (
        <p role="status" className="text-sm text-ink-soft">
          {t.collecting}
        </p>
      )}
      <SlowLoad busy={loading} onRetry={reload} />
      {value?.ok === false && !loading && <Banner tone="red">{describeError(errors, value.error)}</Banner>}
      {saved !== null && (
        <Banner tone={saved.files.length === 0 ? 'blue' : 'green'}>
          {saved.files.length === 0 ? t.nothing : t.saved({ file: saved.name })}
          {saved.files.length > 0 && (
            <ul className="list-disc pl-5 break-all">
              {saved.files.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          )}
        </Banner>
      )}
      {missing.length > 0 && (
        <Banner tone={missing.every(({ lack }) => lack.endsWith('none')) ? 'blue' : 'yellow'}>
          {t.missing}
          <ul className="list-disc pl-5">
            {missing.map(({ lack, error }) => (
              <li key={lack}>
                {t[lack]} {error !== null && describeError(errors, error)}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </>
  );
}

/** The parts that were received, each as its own download makes it. */
async function listFiles(contractId: Id, records: Records, unknown: string): Promise<Record<string, Uint8Array>> {
  const { certificate, statement, chat, pdf, nameOf, missing } = records;
  // The name says it too: the file reaches people who never see the dialog.
  const findKind = (kind: string) => missing.find(({ lack }) => lack === `${kind}-partial`)?.lack ?? kind;
  const name = (kind: string, ending: string) => formatRecordName(findKind(kind), contractId, statement.madeAt, ending);
  const files: Record<string, Uint8Array> = {};
  if (certificate !== null) files[certificate.name] = strToU8(certificate.text);
  if (statement.lines.length > 0) files[name('statement', 'csv')] = strToU8(writeStatementCsv(statement.lines));
  if (chat.length > 0) files[name('chat', 'txt')] = strToU8(formatChat(chat, { nameOf, unknown }));
  if (pdf !== null) files[name('contract', 'pdf')] = new Uint8Array(await pdf.arrayBuffer());
  return files;
}
