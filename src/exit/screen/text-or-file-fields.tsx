import { CODE_AREA } from '@/exit/screen/code-area';
import type { TextOrFile } from '@/exit/screen/use-text-or-file';
import { useTexts } from '@/exit/texts/texts';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';

export interface TextOrFileFieldsProps {
  label: string;
  hint: string;
  input: TextOrFile;
  /** File types, as the `accept` attribute. */
  accept: string;
  /** The error of the text. */
  error: string | null;
}

/** A field to paste a text into, and one for its file. */
export function TextOrFileFields({ label, hint, input, accept, error }: TextOrFileFieldsProps) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        className={CODE_AREA}
        label={label}
        hint={hint}
        error={error}
        value={input.typed}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        onChange={({ target }) => input.type(target.value)}
      />
      <FileField
        key={input.turn}
        label={t.file.label}
        labelHidden
        texts={{ choose: t.file.choose, none: input.fileName ?? t.file.none }}
        error={input.problem === null ? null : t.file[input.problem]}
        accept={accept}
        onChange={({ target }) => void input.take(target.files?.[0])}
      />
    </div>
  );
}
