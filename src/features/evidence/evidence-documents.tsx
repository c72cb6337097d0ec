import Paperclip from 'lucide-react/icons/paperclip';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { evidenceMessages } from '@/content/evidence.messages';
import { addFiles, getFileKey } from '@/domain/disputes/dispute';
import { useMessages } from '@/i18n/use-messages';
import { formatFileSize } from '@/lib/file-size';
import { Button } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Field } from '@/ui/fields/field';
import { Foreign } from '@/ui/text/foreign';
import { useLocale } from '@/ui/text/locale-context';

interface EvidenceDocumentsProps {
  documents: readonly File[];
  disabled: boolean;
  onChange: (documents: readonly File[]) => void;
}

/** Documents that the user adds. Their content is read in the worker only. */
export function EvidenceDocuments({ documents, disabled, onChange }: EvidenceDocumentsProps) {
  const t = useMessages(evidenceMessages);
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);

  function remove(key: string): void {
    onChange(documents.filter((each) => getFileKey(each) !== key));
    chooser.current?.focus();
  }

  return (
    <div className="flex flex-col gap-2">
      <Field label={t.documents}>
        {(control) => (
          <div>
            <input
              {...control}
              ref={input}
              type="file"
              multiple
              tabIndex={-1}
              disabled={disabled}
              className="sr-only"
              onChange={({ target }) => {
                if (target.files !== null) onChange(addFiles([...documents], [...target.files]));
                // Allows choosing a removed file again.
                target.value = '';
              }}
            />
            <Button
              ref={chooser}
              size="sm"
              disabled={disabled}
              aria-describedby={control['aria-describedby']}
              onClick={() => input.current?.click()}
            >
              <Paperclip aria-hidden="true" className="size-4" />
              {t.chooseFiles}
            </Button>
          </div>
        )}
      </Field>
      {documents.length > 0 && (
        <ul aria-label={t.chosenFiles} className="divide-y divide-line rounded-control border border-line">
          {documents.map((file) => (
            <li key={getFileKey(file)} className="flex items-center gap-3 py-1 pr-1 pl-3 text-sm">
              <span className="min-w-0 flex-1 truncate">
                <Foreign>{file.name}</Foreign>
              </span>
              <span className="figures shrink-0 text-ink-faint">{formatFileSize(file.size, locale)}</span>
              <IconButton
                label={t.remove({ name: file.name })}
                disabled={disabled}
                onClick={() => remove(getFileKey(file))}
              >
                <X aria-hidden="true" className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
