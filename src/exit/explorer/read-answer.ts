/** Bytes. A block is at most 4 MB, so no raw transaction has more than 8 million hex digits. */
const MAX_ANSWER = 8_500_000;

/** The body as text; `null` if it is too large. */
export async function readAnswer({ body }: Response): Promise<string | null> {
  if (body === null) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MAX_ANSWER) {
      // Not awaited, since an explorer that never ends its answer may not confirm the cancellation.
      reader.cancel().catch(() => undefined);
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
