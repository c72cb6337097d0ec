import FileText from 'lucide-react/icons/file-text';
import Paperclip from 'lucide-react/icons/paperclip';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type DragEvent, useId, useRef, useState } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { addFiles, type FileIssue, findFileIssues, getFileKey } from '@/domain/disputes/dispute';
import { stripBidiControls } from '@/domain/primitives/foreign-text';
import { useMessages } from '@/i18n/use-messages';
import { formatFileSize } from '@/lib/file-size';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

interface DisputeFilesProps {
  files: readonly File[];
  onChange: (files: File[]) => void;
}

/** Evidence files. Unusual ones get a warning, but none is refused (docs/specification.md#5-validation-rules). */
export function DisputeFiles({ files, onChange }: DisputeFilesProps) {
  const t = useMessages(disputesMessages);
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const add = (added: FileList) => onChange(addFiles(files, [...added]));

  function remove(key: string): void {
    onChange(files.filter((file) => getFileKey(file) !== key));
    chooser.current?.focus();
  }

  return (
    <div className="flex flex-col gap-3">
      <Field label={t.files} hint={t.filesHint}>
        {(control) => (
          <DropZone onDrop={add}>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              className="sr-only"
              onChange={({ target }) => {
                if (target.files !== null) add(target.files);
                // Allows choosing a removed file again.
                target.value = '';
              }}
            />
            <Button ref={chooser} aria-describedby={control['aria-describedby']} onClick={() => input.current?.click()}>
              <Paperclip aria-hidden="true" className="size-4" />
              {t.chooseFiles}
            </Button>
            <span className="text-sm text-ink-faint">{t.dropFiles}</span>
          </DropZone>
        )}
      </Field>
      {files.length > 0 && (
        <ul aria-label={t.chosenFiles} className="divide-y divide-line rounded-control border border-line">
          {files.map((file) => (
            <DisputeFile key={getFileKey(file)} file={file} onRemove={() => remove(getFileKey(file))} />
          ))}
        </ul>
      )}
    </div>
  );
}

function DropZone({ onDrop, children }: { onDrop: (files: FileList) => void; children: React.ReactNode }) {
  const [isOver, setIsOver] = useState(false);

  function handleDrag(event: DragEvent, isInside: boolean): void {
    event.preventDefault();
    setIsOver(isInside);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      onDragOver={(event) => handleDrag(event, true)}
      onDragLeave={(event) => handleDrag(event, false)}
      onDrop={(event) => {
        handleDrag(event, false);
        onDrop(event.dataTransfer.files);
      }}
      className={classes(
        'relative flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control border border-dashed px-4 py-4 transition-colors',
        isOver ? 'border-accent-ink bg-accent-soft' : 'border-line-strong',
      )}
    >
      {children}
    </div>
  );
}

const ISSUE_TEXTS = { type: 'fileType', size: 'fileSize' } as const satisfies Record<FileIssue, string>;

/** Name, size and warnings of a file, and a button to remove it. */
function DisputeFile({ file, onRemove }: { file: File; onRemove: () => void }) {
  const t = useMessages(disputesMessages);
  const locale = useLocale();
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-2 pr-1 pl-3 text-sm">
      <FileText aria-hidden="true" className="mt-2 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex gap-3">
          <span id={`${id}-name`} title={stripBidiControls(file.name)} className="min-w-0 flex-1 truncate">
            <Foreign>{file.name}</Foreign>
          </span>
          <span className="figures shrink-0 text-ink-faint">{formatFileSize(file.size, locale)}</span>
        </p>
        {findFileIssues(file).map((issue) => (
          <p key={issue} className="flex gap-1.5 text-xs text-tone-yellow">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t[ISSUE_TEXTS[issue]]}
          </p>
        ))}
      </div>
      <IconButton id={`${id}-remove`} label={t.remove} aria-labelledby={`${id}-remove ${id}-name`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
