/** Settings of the installation that the text of the help depends on. */
export interface HelpFacts {
  brand: string;
  /** Whether terms can be signed (VITE_SEALS). */
  seals: boolean;
  /** Whether deposit addresses are checked against the keys, as recovery of contracts, settlements and return dates need (VITE_DEPOSIT_SCRIPT). */
  addressesChecked: boolean;
  /** Whether the server receives the password itself (VITE_LOGIN_SECRET). */
  passwordIsSent: boolean;
  /** Confirmations that a deposit needs to count (VITE_MIN_CONFIRMATIONS). */
  minConfirmations: number;
}
