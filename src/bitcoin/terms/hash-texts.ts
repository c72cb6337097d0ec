import { sha256 } from 'hash-wasm';

/** SHA-256 of texts in UTF-8, 64 hex digits each. In WebAssembly: a contract may be long, and is hashed at each look. */
export function hashTexts(texts: readonly string[]): Promise<string[]> {
  return Promise.all(texts.map((text) => sha256(text)));
}
