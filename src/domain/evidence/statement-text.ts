/** Characters. */
export const LONGEST_STATEMENT = 20_000;

const ADDRESS = /\n\nBitcoin: ([A-Za-z0-9]{14,90})\n$/;

/** The maker's account, and below it where they want to be paid. @param address empty for none */
export function formatStatement(text: string, address: string): string {
  return `${text.trim()}${address === '' ? '' : `\n\nBitcoin: ${address}`}\n`;
}

export function readStatement(file: string): { text: string; address: string } {
  const address = ADDRESS.exec(file)?.[1] ?? '';
  return { text: file.replace(ADDRESS, '').trim(), address };
}
