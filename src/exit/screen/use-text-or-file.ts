import { type DragEvent, useState } from 'react';

export interface TextOrFile {
  /** What was typed, else what the file holds. */
  value: string;
  typed: string;
  fileName: string | null;
  problem: 'tooLarge' | 'unreadable' | null;
  /** Changes when the file is no longer the one that the browser's control names. */
  turn: number;
  type: (text: string) => void;
  take: (file: File | undefined) => Promise<void>;
  /** For the card: a file can be dropped anywhere on it. */
  drop: { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
}

interface State {
  typed: string;
  file: { name: string; text: string } | null;
  problem: TextOrFile['problem'];
  turn: number;
}

/**
 * A text that is typed, or read from a file; the later of the two counts.
 * @param isTooLarge by its size in bytes, before anything is read
 */
export function useTextOrFile(isTooLarge: (bytes: number) => boolean): TextOrFile {
  const [state, setState] = useState<State>({ typed: '', file: null, problem: null, turn: 0 });

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    if (isTooLarge(file.size)) return setState((now) => ({ ...now, file: null, problem: 'tooLarge' }));
    try {
      const text = toText(new Uint8Array(await file.arrayBuffer()));
      setState((now) => ({ ...now, typed: '', file: { name: file.name, text }, problem: null }));
    } catch {
      setState((now) => ({ ...now, file: null, problem: 'unreadable' }));
    }
  }

  function type(typed: string): void {
    setState(({ turn }) => ({ typed, file: null, problem: null, turn: turn + 1 }));
  }

  return {
    value: state.file?.text ?? state.typed,
    typed: state.typed,
    fileName: state.file?.name ?? null,
    problem: state.problem,
    turn: state.turn,
    type,
    take,
    drop: {
      onDragOver: (event) => event.preventDefault(),
      onDrop: (event) => {
        event.preventDefault();
        setState((now) => ({ ...now, turn: now.turn + 1 }));
        void take(event.dataTransfer.files[0]);
      },
    },
  };
}

/** BIP174: the first bytes of a PSBT in binary form, which signers save. */
const PSBT_MAGIC = '70736274ff';

/** A binary PSBT as hex, anything else as text. */
function toText(bytes: Uint8Array): string {
  const start = toHex(bytes.subarray(0, PSBT_MAGIC.length / 2));
  return start === PSBT_MAGIC ? toHex(bytes) : new TextDecoder().decode(bytes);
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
