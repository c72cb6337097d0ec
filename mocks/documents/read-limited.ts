/**
 * The body of a request, or `null` when it is longer than `limit` bytes. It is read to its end all the same, and
 * forgotten: a client that is still sending would take a closed connection for a failing network.
 */
export async function readLimited(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
    length += part.value.length;
    if (length <= limit) chunks.push(part.value);
    else chunks.length = 0;
  }
  return length <= limit ? joined(chunks, length) : null;
}

function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}
