const DIGITS = '0123456789abcdef';

/** The text of a file: UTF-8, or UTF-16 with its byte order mark, which PowerShell writes. Bytes that are no text as hex. */
export function readFileText(bytes: Uint8Array): string {
  try {
    return new TextDecoder(findEncoding(bytes), { fatal: true }).decode(bytes);
  } catch {
    // Without a text for each byte: a file may have millions of them.
    const digits = new Uint8Array(2 * bytes.length);
    for (const at of digits.keys())
      digits[at] = DIGITS.charCodeAt(((bytes[at >> 1] ?? 0) >> (at % 2 === 0 ? 4 : 0)) & 15);
    return new TextDecoder().decode(digits);
  }
}

function findEncoding([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
