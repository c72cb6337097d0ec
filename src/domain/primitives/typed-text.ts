/** Marks of direction, zero-width and other formatting characters, which pages and chats leave in what is copied from them. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
const BLANK = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** An address or a number as it was typed or pasted, without what nobody sees. Not for texts: letters may need such characters. */
export function readTyped(text: string): string {
  return text.replace(INVISIBLE, '').trim();
}

/** An address or another code without white space, control characters and what nobody sees, wherever they stand. */
export function dropBlanks(text: string): string {
  return text.replace(BLANK, '');
}

/** A typed number as plain digits with a point, or `null`. Point or comma is its decimal sign: some keyboards have only one of them. */
export function readNumber(text: string): string | null {
  const [, whole = '', decimals = ''] = /^(\d*)[.,]?(\d*)$/.exec(readTyped(text)) ?? [];
  if (whole === '' && decimals === '') return null;
  return `${whole || '0'}${decimals && `.${decimals}`}`;
}
