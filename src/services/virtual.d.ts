/** Made by src/config/build/recovery-page. */
declare module 'virtual:recovery-page' {
  /** SHA-256 of `/recover.html`, hex. */
  export const sha256: string;
}
