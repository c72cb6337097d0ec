import type { Settings } from '@/config/settings';
import type { DocumentFacts } from '@/domain/documents/fill-document';

type HelpSettings = Pick<Settings, 'brand' | 'seals' | 'depositScript' | 'loginSecret' | 'minConfirmations'>;

/** What the help documents (content/help) may ask for, by the name that they use. */
export function toHelpFacts(settings: HelpSettings): DocumentFacts {
  const { brand, seals, depositScript, loginSecret, minConfirmations } = settings;
  const addressesChecked = depositScript !== 'unverified';
  const passwordIsSent = loginSecret === 'password';
  return {
    brand,
    /** Terms can be signed. */
    seals: seals !== 'off',
    /** Deposit addresses are checked against the keys, as recovery of contracts and return dates need. */
    addressesChecked,
    /** The server receives the password itself. */
    passwordIsSent,
    /** Neither of the parties nor the server moves the money alone. */
    locked: addressesChecked && !passwordIsSent,
    /** A deposit counts before its first confirmation. */
    noConfirmation: minConfirmations === 0,
    minConfirmations: String(minConfirmations),
  };
}
