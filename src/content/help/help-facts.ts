/** Settings of the installation that the text of the help depends on. */
export interface HelpFacts {
  brand: string;
  /** Whether terms can be signed (VITE_SEALS). */
  seals: boolean;
  /** Whether deposit addresses are checked against the keys (VITE_DEPOSIT_SCRIPT). */
  addressesChecked: boolean;
  /** Whether the parties can make settlement offers (VITE_SETTLEMENT, VITE_DEPOSIT_SCRIPT). */
  settlement: boolean;
  /** Whether the server receives the password itself (VITE_LOGIN_SECRET). */
  passwordIsSent: boolean;
  /** Whether *Open Dispute* has the form with the fee (VITE_DISPUTE_FORM). */
  disputeForm: boolean;
  /** Confirmations that a deposit needs to count (VITE_MIN_CONFIRMATIONS). */
  minConfirmations: number;
}
