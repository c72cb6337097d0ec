import { isolateText } from '@/domain/primitives/foreign-text';

/** The base texts; `es.ts` has the same keys. Text of others goes through `isolateText`. */
export const en = {
  page: {
    title: 'Recover a guarantee',
    recover: 'Recover a guarantee',
    intro:
      'Two of three keys move a guarantee: the creator’s, the counterparty’s and the third key. This page makes and signs the transaction from your recovery kit, without Aval’s servers.',
    blocked:
      "This browser doesn't run the program that opens your key. Tor Browser's security level or Lockdown Mode may stop it: allow WebAssembly for this page, or use another browser.",
    safeTitle: 'Nothing leaves this page on its own.',
    safe: 'Your password and keys stay here. The page connects to nothing unless you enter a block explorer. To be sure, stay offline until you broadcast.',
    language: 'Language',
  },
  roles: { owner: 'Creator', counterparty: 'Counterparty', arbitrator: 'Arbitrator' },
  file: {
    choose: 'Choose a file',
    none: 'or drop it here',
    label: 'File',
    tooLarge: 'This file is far too large. Nothing was read. Choose another one.',
    unreadable: 'The browser could not read this file. Choose it again, or paste its text.',
  },
  copy: {
    copy: 'Copy',
    copied: 'Copied',
    failed: "Your browser doesn't allow copying. Select the text and copy it by hand.",
  },
  kit: {
    heading: 'Open your kit',
    purpose:
      'Use the file aval-kit-… that you downloaded in the app, from the menu of a contract. If you hold the third key, use the one that a party has sent you. To check signed terms, open a certificate (aval-terms-…) instead.',
    field: 'Recovery kit',
    hint: 'Paste the text of the kit or certificate, or choose the file.',
    open: 'Open',
    opening: 'Opening…',
    opened: 'Your kit',
    another: 'Use another kit',
    contract: 'Contract',
    choose: 'This kit holds several contracts. Choose one, and open it.',
    network: 'Network',
    role: 'Your role',
    made: 'Kit made',
    notMainnet: (network: string) => `This kit is for ${network}. Bitcoin on ${network} has no value.`,
    verified: 'Checked: the descriptor and every address of this contract follow from the three keys.',
    addresses: (count: number) => (count === 1 ? '1 address' : `${count} addresses`),
    more: (count: number) => `and ${count} more, which are not shown`,
    unverified: 'Cannot be recovered here',
    unverifiedWhy:
      'These addresses were not verified when the kit was made. Nothing proves that your keys open them. While the app works, download a new kit there.',
    total: 'In this kit',
  },
  coins: {
    heading: 'Coins',
    purpose:
      'Coins are the payments that can be spent. The kit lists those of the day when it was made; a block explorer finds what has arrived or been spent since.',
    explorer: 'Block explorer (optional)',
    explorerHint:
      'The API of a mempool.space server, such as https://mempool.space/api. It will see these addresses and your IP address. The page then connects only to this server, until you reload it.',
    bound: (origin: string) => `Connected to ${origin} only. To use another explorer, reload the page.`,
    refresh: 'Refresh coins',
    refreshing: 'Asking the explorer…',
    stop: 'Stop',
    refreshed: (count: number) =>
      count === 1 ? 'The explorer lists 1 unspent coin.' : `The explorer lists ${count} unspent coins.`,
    unproven: (count: number) =>
      `The explorer did not send the transactions of ${count} of them, so their amounts are not proven. A wrong amount makes the signature invalid.`,
    unanswered: (count: number) =>
      `The explorer did not answer for ${count} addresses that may have more recent deposits. Refresh again to ask about them.`,
    scanned: (path: string) => `Deposit that the kit does not list (${path})`,
    contradicted: (count: number, names: string) =>
      count === 1
        ? `The explorer contradicts the transaction of the coin ${names}, which is not selected. To spend it, paste its raw transaction under “Add coins yourself”.`
        : `The explorer contradicts the transactions of ${count} coins, which are not selected: ${names}. To spend them, paste their raw transactions under “Add coins yourself”.`,
    none: 'No coins are known. Enter a block explorer above, or add coins below.',
    chosen: (chosen: number, all: number) => `${chosen} of ${all} selected`,
    all: 'All coins of this guarantee',
    show: (count: number) => `Show ${count} coins`,
    spent: 'not listed by the explorer, probably spent',
    sources: {
      kit: 'from the kit',
      explorer: 'from the explorer',
      typed: 'typed',
      transaction: 'from its transaction',
    },
    typedSummary: 'Add coins yourself',
    typed: 'Coins to add, one per line',
    typedHint:
      'txid:vout:satoshis, or the whole transaction that paid the address, in hex. The transaction proves the amount.',
    address: 'Address of these coins',
    addressNone: 'Choose the address',
    add: 'Add coins',
    added: (count: number) => (count === 1 ? '1 coin added.' : `${count} coins added.`),
  },
  make: {
    heading: 'Make a transaction',
    purpose: 'Enter where the selected coins go.',
    address: 'Destination Bitcoin Address',
    amount: 'Amount (BTC)',
    max: 'Max',
    maxHint: 'Everything that is left after the other outputs and the fee.',
    maxValue: 'The rest',
    add: 'Add output',
    hold: 'Hold in the guarantee',
    holdHint:
      'Pays everything back to an address of the guarantee. Nobody is paid. Once it is confirmed, signatures given before for these coins are of no use.',
    remove: 'Remove this output',
    output: (number: number) => `Output ${number}`,
    feeRate: 'Fee rate (sat/vB)',
    feeHint: 'Use the current rate that a wallet or block explorer shows. With a higher rate it confirms sooner.',
    feeKnown: (half: number, hour: number) =>
      `The explorer suggests ${half} to confirm within half an hour, ${hour} within an hour.`,
    create: 'Create transaction',
    preview: 'What it would do',
    leftOut: (count: number) =>
      count === 1
        ? '1 coin is left out: it is worth less than its own fee.'
        : `${count} coins are left out: each is worth less than its own fee.`,
    withoutRoom: (count: number) =>
      count === 1
        ? 'The smallest coin is left out: the transaction would be too large for the network. Spend it in a second one.'
        : `The ${count} smallest coins are left out: the transaction would be too large for the network. Spend them in a second one.`,
  },
  fee: {
    high: (fee: string, rate: string) =>
      `The fee is ${fee} at ${rate} sat/vB. That is more than a tenth of what is paid, or over 1,000 sat/vB. Nobody can give it back.`,
    accept: 'I want to pay this fee',
    acceptFirst: 'Tick the box to pay this fee, or lower the fee rate.',
    acceptOther: 'Tick the box to pay this fee, or ask for another transaction.',
  },
  second: {
    other: (guarantee: string, coin: string | null) =>
      `Another transaction of the guarantee ${isolateText(guarantee)} was signed before and shares no coin with this one, so both can be confirmed and somebody may be paid twice. It is safe to use the earlier one, or to spend at least one of its coins${coin === null ? '' : ` (such as ${coin})`}: then only one of the two can be confirmed.`,
    accept: 'I accept that both can be confirmed',
    acceptFirst: 'Tick the box to accept this, use the earlier transaction, or spend one of its coins.',
  },
  returns: {
    heading: 'Take it back',
    purpose:
      'The other party has signed in advance that these deposits return to you. From that date you need nobody else.',
    from: 'from',
    fee: 'Network fee',
    rate: (rate: number, fee: string) => `${rate} sat/vB: ${fee}`,
    take: 'Take it back',
    early: 'Not yet: the network accepts it from that date on. Its clock runs about an hour late.',
  },
  received: {
    heading: 'Or sign one that you received',
    purpose:
      'If the other party or the holder of the third key made the transaction, open the PSBT (the unfinished transaction) that they sent you.',
    field: 'Transaction to sign',
    hint: 'Paste its text, in base64 or hex, or choose the file.',
    fromKit: 'Signed earlier, and kept in this kit:',
    use: (guarantee: string) => `Use the one for ${isolateText(guarantee)}`,
  },
  view: {
    to: 'To',
    toGuarantee: (name: string) => `To an address of the guarantee ${isolateText(name)}`,
    noAddress: 'A destination without an ordinary address',
    fee: 'Network fee',
    rate: (rate: string, vsize: string) => `${rate} sat/vB, ${vsize} vB`,
    back: 'Goes back to the guarantee',
    nothingBack: 'Nothing',
    spends: 'Spends',
    coins: (count: number) => (count === 1 ? '1 coin' : `${count} coins`),
    signatures: 'Signed by',
    nobody: 'Nobody yet',
    locked: (locktime: number) =>
      locktime < 500_000_000
        ? `It cannot be confirmed before block ${locktime}.`
        : `It cannot be confirmed before ${formatMoment(locktime, 'en-GB')}.`,
    unproven: (count: number) =>
      `The amounts of ${count} of these coins are not proven. If one is wrong, the signature is invalid. But signatures made with different wrong amounts could be combined into a payment with a higher fee than shown. Add the raw transactions of these coins above before you sign.`,
    delayed: 'It cannot be confirmed until one of its coins has reached a certain age.',
    noPayment: 'It pays nobody: everything but the fee goes back to the guarantee.',
  },
  sign: {
    heading: 'Check and sign',
    purpose: 'This is read from the transaction itself. A signature cannot be taken back.',
    password: 'Signing Password',
    passwordHint: (role: string) => `The password of your Aval account. It opens the ${role.toLowerCase()}’s key.`,
    noEnvelope: 'This kit holds no key that a password could open. Sign as the arbitrator, or with another program.',
    or: 'or, as the arbitrator',
    key: 'Extended private key',
    keyHint: 'The xprv or tprv of the xpub in the kit. For the arbitrator only.',
    show: 'Show',
    hide: 'Hide',
    sign: 'Sign',
    opening: 'Opening the key…',
    progress: (done: number, all: number) => `Signed ${done} of ${all} coins`,
    nothingTyped: 'Type your password. As the arbitrator, type your key below instead.',
    bothTyped: 'Type the password or the key, not both.',
    noKeyTyped: 'Type the arbitrator’s key, or sign with another program.',
    otherProgram: 'Use another program to sign',
    otherPurpose:
      'Save the transaction for a hardware wallet or another signer. Then paste its result here, to add its signatures.',
    save: 'Save transaction',
    other: 'PSBT from the other program',
    combine: 'Combine',
  },
  done: {
    half: 'Signed by one of two',
    halfPurpose:
      'Send this PSBT to a second signer. A party opens it on the recovery page with their own kit; the holder of the third key needs a kit of yours with it. The PSBT holds no password and no private key.',
    psbt: 'Signed PSBT',
    savePsbt: 'Save PSBT',
    complete: 'Ready to broadcast',
    completePurpose: 'Both signatures are valid. Any explorer or node can broadcast this transaction.',
    raw: 'Raw transaction',
    saveRaw: 'Save as text',
    txid: 'Transaction id',
    broadcast: 'Broadcast',
    broadcasting: 'Broadcasting…',
    needsExplorer:
      'Nothing was sent. Type a block explorer in step 2 first, or paste the transaction into any explorer’s broadcast page.',
    refused: 'The network refused the transaction. The money has not moved. The explorer says:',
    otherTxid:
      'The explorer answered with another transaction id, so it is not certain that this transaction was broadcast. Look the id up, or broadcast it elsewhere too; that cannot pay twice.',
    unknown:
      'It may or may not have been broadcast. You can broadcast it again, here or elsewhere: it cannot pay twice.',
    accepted: 'Broadcast. The explorer has accepted the transaction. The money has moved when it is confirmed.',
    psbtSummary: 'The PSBT, for other programs',
  },
};

/** A time of the network's clock: `29 Feb 2032, 00:00 UTC`. @param seconds Unix time */
export function formatMoment(seconds: number, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
  return `${format.format(seconds * 1000)} UTC`;
}
