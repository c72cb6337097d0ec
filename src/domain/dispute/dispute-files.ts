/** 10 MB, counted as file managers count (docs/specification.md#9-business-constants-and-limits). */
export const DISPUTE_FILE_LIMIT = 10 * 1024 * 1024;

const EXTENSION = /\.(png|jpe?g|pdf)$/i;
const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'application/pdf'];

/** As of the browser's `File`; size in bytes. */
export interface FileFacts {
  name: string;
  /** MIME type, empty where the system does not know it. */
  type: string;
  size: number;
  /** Milliseconds since 1970. */
  lastModified: number;
}

export type FileDoubt = 'type' | 'size';

/** What the hint of the dispute form says against a file; a warning only, it is taken all the same (docs/specification.md#5-validation-rules). */
export function fileDoubts({ name, type, size }: FileFacts): FileDoubt[] {
  const known = type === '' ? EXTENSION.test(name) : TYPES.includes(type);
  return [...(known ? [] : ['type' as const]), ...(size > DISPUTE_FILE_LIMIT ? ['size' as const] : [])];
}

/** The files with the new ones behind them, each once. */
export function withFiles<F extends FileFacts>(files: readonly F[], added: readonly F[]): F[] {
  const all = new Map([...files, ...added].map((file) => [fileKey(file), file]));
  return [...all.values()];
}

/** The same for a file that is chosen again. */
export function fileKey({ name, size, lastModified }: FileFacts): string {
  return [name, size, lastModified].join('\n');
}
