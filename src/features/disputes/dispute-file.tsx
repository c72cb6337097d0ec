import FileText from 'lucide-react/icons/file-text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import { disputesMessages } from '@/content/disputes.messages';
import { type FileDoubt, fileDoubts } from '@/domain/dispute/dispute-files';
import { useMessages } from '@/i18n/use-messages';
import { fileSizeText } from '@/lib/file-size';
import { IconButton } from '@/ui/button/icon-button';
import { useLocale } from '@/ui/text/locale-context';

const DOUBT_TEXTS = { type: 'fileType', size: 'fileSize' } as const satisfies Record<FileDoubt, string>;

export interface DisputeFileProps {
  file: File;
  onRemove: () => void;
}

/** One chosen file: name, size, what the hint says against it, and a way to take it out again. */
export function DisputeFile({ file, onRemove }: DisputeFileProps) {
  const t = useMessages(disputesMessages);
  const locale = useLocale();
  const id = useId();
  return (
    <li className="flex items-start gap-3 py-2 pr-1 pl-3 text-sm">
      <FileText aria-hidden="true" className="mt-2 size-4 shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1 py-1.5">
        <p className="flex gap-3">
          <span id={`${id}-name`} title={file.name} className="min-w-0 flex-1 truncate">
            {file.name}
          </span>
          <span className="figures shrink-0 text-ink-faint">{fileSizeText(file.size, locale)}</span>
        </p>
        {fileDoubts(file).map((doubt) => (
          <p key={doubt} className="flex gap-1.5 text-xs text-tone-yellow">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t[DOUBT_TEXTS[doubt]]}
          </p>
        ))}
      </div>
      <IconButton id={`${id}-remove`} label={t.remove} aria-labelledby={`${id}-remove ${id}-name`} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </li>
  );
}
