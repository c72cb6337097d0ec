declare module 'bip38' {
  const bip38: { encrypt(privateKey: Uint8Array, compressed: boolean, passphrase: string): string };
  export default bip38;
}
