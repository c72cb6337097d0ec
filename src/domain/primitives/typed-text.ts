/** Marks of direction, zero-width and other formatting characters, which pages and chats leave in what is copied from them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address or a number as it was typed or pasted, without what nobody sees. Not for texts: letters may need such characters. */
export function readTyped(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}
