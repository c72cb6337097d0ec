import { normalizeAddress } from '@/domain/deposits/deposit-address';
import { parsePaymentUri } from '@/domain/primitives/payment-uri';
import { dropBlanks } from '@/domain/primitives/typed-text';

/**
 * The address in what was typed or pasted: also in groups, with hidden characters, or in a payment link. Bech32 becomes lower case.
 * A link that is refused whole stays, and is no address. The checksum is not checked.
 */
export function readAddress(text: string): string {
  return normalizeAddress(dropBlanks(parsePaymentUri(text)?.address || text));
}
