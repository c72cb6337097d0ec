import { type DragEvent, useRef, useState } from 'react';
import { recoverMessages } from '@/content/recover/recover.messages';
import { readFileText } from '@/domain/primitives/file-text';
import { useMessages } from '@/i18n/use-messages';
import { FileField } from '@/ui/fields/file-field';
import { TextArea } from '@/ui/fields/text-area';

interface TextOrFileFieldsProps {
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
  const t = useMessages(recoverMessages);
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
        label={t.fileLabel}
        labelHidden
        texts={{ choose: t.fileChoose, none: input.fileName ?? t.fileNone }}
        error={input.problem === null ? null : t[input.problem]}
        accept={accept}
        onChange={({ target }) => void input.take(target.files?.[0])}
      />
    </div>
  );
}

type TextOrFile = ReturnType<typeof useTextOrFile>;

interface State {
  typed: string;
  file: { name: string; text: string } | null;
  problem: 'fileTooLarge' | 'fileUnreadable' | null;
  /** A file was chosen, and its text is still being read. */
  isReading: boolean;
  /** Key of the browser's control: changes when the file is no longer the one that the control names. */
  turn: number;
}

/**
 * A text that is typed, or read from a file; the later of the two counts.
 * @param isTooLarge by its size in bytes, before anything is read
 */
export function useTextOrFile(isTooLarge: (bytes: number) => boolean) {
  const [state, setState] = useState<State>({ typed: '', file: null, problem: null, isReading: false, turn: 0 });

  // Text that was typed while a file was being read replaces the file.
  const latest = useRef(0);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    latest.current += 1;
    const own = latest.current;
    if (isTooLarge(file.size))
      return setState((now) => ({ ...now, file: null, problem: 'fileTooLarge', isReading: false }));
    setState((now) => ({ ...now, isReading: true }));
    const text = await readText(file);
    if (own !== latest.current) return;
    if (text === null) setState((now) => ({ ...now, file: null, problem: 'fileUnreadable', isReading: false }));
    else
      setState(({ turn }) => ({ typed: '', file: { name: file.name, text }, problem: null, isReading: false, turn }));
  }

  function type(typed: string): void {
    latest.current += 1;
    setState(({ turn }) => ({ typed, file: null, problem: null, isReading: false, turn: turn + 1 }));
  }

  return {
    /** The typed text, or else the content of the file. */
    value: state.file?.text ?? state.typed,
    typed: state.typed,
    fileName: state.file?.name ?? null,
    problem: state.problem,
    isReading: state.isReading,
    turn: state.turn,
    type,
    take,
    /** Handlers for the card: a file can be dropped anywhere on it. */
    drop: {
      onDragOver: (event: DragEvent) => event.preventDefault(),
      onDrop: (event: DragEvent) => {
        event.preventDefault();
        setState((now) => ({ ...now, turn: now.turn + 1 }));
        void take(event.dataTransfer.files[0]);
      },
    },
  };
}

/** `null` if the browser cannot read the file. */
async function readText(file: File): Promise<string | null> {
  try {
    return readFileText(new Uint8Array(await file.arrayBuffer()));
  } catch {
    return null;
  }
}

/** Classes of a `TextArea` for a code, such as a PSBT. */
export const CODE_AREA = '[&_textarea]:break-all [&_textarea]:font-mono [&_textarea]:text-sm';
