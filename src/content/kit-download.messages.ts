import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** 'Download recovery kit' (docs/exit.md#the-kit). */
export const kitDownloadMessages = i18n('kitDownload', {
  title: 'Download recovery kit',
  purpose:
    'A file with which you and one more signer can move the guarantees of all your contracts without this program and its server.',
  making: 'Making the kit: checking the keys and addresses of your contracts again.',
  contracts: 'Contracts',
  deposits: 'Deposits',
  amount: 'Amount',
  leftOut: 'Not in the kit:',
  unverified: count({
    one: "We couldn't verify {count} address from the keys. The kit lists the address, but not its money.",
    many: "We couldn't verify {count} addresses from the keys. The kit lists the addresses, but not their money.",
  }),
  unlisted: count({
    one: "The kit lists no coins of {count} address, because the block explorer wasn't responding. You can find them later on the recovery page, or make another kit.",
    many: "The kit lists no coins of {count} addresses, because the block explorer wasn't responding. You can find them later on the recovery page, or make another kit.",
  }),
  recorded: count({
    one: 'The block explorer did not answer for {count} address. The kit lists the payment that was recorded before.',
    many: 'The block explorer did not answer for {count} addresses. The kit lists the payments that were recorded before.',
  }),
  encrypted: 'Your signing key is inside, encrypted with your password. Without the password the key cannot be used.',
  advice: 'Keep the file apart from this device, and the password apart from the file.',
  download: 'Download',
  downloaded: params(
    'Your browser is saving {file}. Put it somewhere safe, then rehearse with it: only a rehearsal shows that it works. Save the recovery page (menu More) with it: the page opens the kit without this site.',
  ),
  copyText: 'Copy its text',
  copied: 'Copied',
  copyFailed: "Your browser doesn't allow copying. Open this site in another browser.",
  rehearse: 'Rehearse',
  retry: 'Try again',
  close: 'Close',
});
