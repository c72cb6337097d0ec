import { FileField } from '@/ui/fields/file-field';

export interface SavedFileTexts {
  file: string;
  fileChoose: string;
  fileNone: string;
  fileHint: string;
}

interface SavedFileFieldProps {
  texts: SavedFileTexts;
  error: string | null;
  disabled: boolean;
  /** `null`: the user removed the file. */
  onFile: (file: File | null) => void;
}

/** Chooses a JSON file that the app saved earlier: a key backup, a recovery kit, a certificate. */
export function SavedFileField({ texts, error, disabled, onFile }: SavedFileFieldProps) {
  return (
    <FileField
      label={texts.file}
      texts={{ choose: texts.fileChoose, none: texts.fileNone }}
      hint={texts.fileHint}
      error={error}
      accept=".json,application/json"
      disabled={disabled}
      onChange={(event) => onFile(event.target.files?.[0] ?? null)}
    />
  );
}
