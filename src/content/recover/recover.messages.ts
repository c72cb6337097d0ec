import { i18n, params } from '@/i18n/i18n';
import { count } from '@/i18n/plural';

/** The recovery page (docs/recovery-file.md#the-page). */
export const recoverMessages = i18n('recover', {
  title: 'Recover a guarantee',
  intro:
    'Two of three keys move a guarantee: the creator’s, the counterparty’s and the arbitrator’s. So it takes two people: one makes and signs a transaction from a recovery file and saves it, the other opens it with their own file, signs and broadcasts it. Aval’s servers are not needed.',
  blocked:
    "This browser doesn't run the program that opens your key. Tor Browser's security level or Lockdown Mode may stop it: allow WebAssembly for this page, or use another browser.",
  safeTitle: 'Nothing leaves this page on its own.',
  safe: 'Your password and keys stay here. The page connects to nothing unless you enter a block explorer. To be sure, stay offline until you broadcast.',
  language: 'Language',
  owner: 'Creator',
  counterparty: 'Counterparty',
  arbitrator: 'Arbitrator',

  fileLabel: 'File',
  fileChoose: 'Choose a file',
  fileNone: 'or drop it here',
  fileTooLarge: 'This file is far too large. Nothing was read. Choose another one.',
  fileUnreadable: 'The browser could not read this file. Choose it again, or paste its text.',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: "Your browser doesn't allow copying. Select the text and copy it by hand.",
  unexpected: 'An unexpected error occurred. Nothing was signed, and what you typed is still here. Try again.',

  openHeading: 'Open your recovery file',
  openPurpose:
    'Your recovery file is the page aval-recovery-… that you saved in the app. If you are the arbitrator, use the file aval-for-signer-… that a party saved for you.',
  openField: 'Recovery file',
  openHint: 'Choose the file, or paste its text.',
  openedTransaction:
    'This is a transaction, not a recovery file. Open your recovery file first, then this one under “Or sign one that you received”.',
  open: 'Open',
  opening: 'Opening…',
  contract: 'Contract',
  chooseContract: 'This file holds several contracts. Choose one, and open it.',
  contractOf: params('{title} · {order} · {role}'),
  faultOf: params('{fault} Use another copy of the file.'),
  keyOnly:
    'This file holds your key, and no contract yet. While the app works, download a new file there. Otherwise open the file that the other party saves with “For another signer”: your key signs with it.',
  opened: 'Your contract',
  another: 'Open another recovery file',
  role: 'You sign as',
  holderOfFile: params('{role}, whose file this is'),
  network: 'Network',
  made: 'File made',
  total: 'In this file',
  noKey:
    'This file was made for another signer and holds no key. Open the transaction that you received, further below; you sign it with the arbitrator’s private key, or with another program.',
  tooMuch:
    'This is a party’s own file, with their encrypted key and all of their contracts. If it is yours, keep it and sign as that party. If somebody sent it to you, ask for the file that “For another signer” saves instead, and delete this one. Never type a password that somebody gave you.',
  forSigner: 'For another signer',
  savePage: 'Save recover.html',
  forSignerHint:
    'To sign with the arbitrator, send them this contract without your key, and what step 5 saves. They open both in recover.html. Never send your own recovery file.',
  notMainnet: params(
    'This file is for {network}, where bitcoin has no value. If your contract held real bitcoin, sign nothing: a signature counts on every network.',
  ),
  verified: 'Checked: the descriptor and every address of this contract follow from the three keys.',
  addresses: count({ one: '{count} address', many: '{count} addresses' }),
  more: count({ one: 'and {count} more, which is not shown', many: 'and {count} more, which are not shown' }),
  unverified:
    'Cannot be recovered here: these addresses were not verified when the file was made, and nothing proves that your keys open them. While the app works, download a new file there.',
  terms: params('Signed terms, revision {revision}'),
  termsBoth: 'Both parties signed exactly this text.',
  termsOne: params('Only the {role} signed this text.'),
  termsFalse: 'Signed terms in this file are damaged or were changed. Do not rely on them; use another copy.',

  coinsHeading: 'Coins',
  coinsPurpose:
    'Coins are the payments that can be spent. The file lists those of the day when it was made, so you can skip this step. A block explorer finds what has arrived or been spent since.',
  explorer: 'Block explorer (optional)',
  explorerHint:
    'The API of a mempool.space server, such as https://mempool.space/api. It will see these addresses and your IP address. The page then connects only to this server, until you reload it.',
  bound: params('Connected to {origin} only. To use another explorer, reload the page.'),
  refresh: 'Refresh coins',
  refreshing: 'Asking the explorer…',
  stop: 'Stop',
  refreshed: count({
    one: 'The explorer lists {count} unspent coin.',
    many: 'The explorer lists {count} unspent coins.',
  }),
  unproven: count({
    one: 'The explorer did not send the transaction of {count} of them, so its amount is not proven. A wrong amount makes the signature invalid.',
    many: 'The explorer did not send the transactions of {count} of them, so their amounts are not proven. A wrong amount makes the signature invalid.',
  }),
  unanswered: count({
    one: 'The explorer did not answer for {count} address. What the file says about it stays. Refresh again to ask about it.',
    many: 'The explorer did not answer for {count} addresses. What the file says about them stays. Refresh again to ask about them.',
  }),
  flooded: params('The explorer does not list the coins of {address}: there are too many. What was known of it stays.'),
  contradicted: params(
    'The explorer contradicts the transactions of these coins, which are not selected: {names}. To spend them, paste their raw transactions under “Add coins yourself”.',
  ),
  scanned: params('Deposit that the file does not list ({path})'),
  noCoins: 'No coins are known. Enter a block explorer above, or add coins below.',
  chosen: params('{chosen} of {all} selected'),
  allCoins: 'All coins of this guarantee',
  showCoins: count({ one: 'Show {count} coin', many: 'Show {count} coins' }),
  spent: 'not listed by the explorer, probably spent',
  'source-file': 'from the file',
  'source-explorer': 'from the explorer',
  'source-transaction': 'from its transaction',
  addSummary: 'Add coins yourself',
  addField: 'Payments to the contract’s addresses',
  addHint:
    'Each raw transaction in hex, as a wallet or an explorer shows it (https://…/api/tx/…/hex). It proves the amount.',
  addCoins: 'Add coins',
  added: count({ one: '{count} coin added.', many: '{count} coins added.' }),
  'coin-not-a-transaction': 'This is not a raw transaction in hex. Paste it whole.',
  'coin-pays-elsewhere': params('The transaction {txid} pays none of this contract’s addresses.'),
  'coin-too-small': params('What the transaction {txid} pays is too little to be spent.'),

  'explorer-address-empty': 'Type the address of the explorer’s API, such as https://mempool.space/api.',
  'explorer-address-invalid': 'This is not an http(s) address. Type it in full, such as https://mempool.space/api.',
  'explorer-bound': 'This page is connected to another explorer. Reload it to use this one.',
  'explorer-unreachable':
    'The explorer cannot be reached, or does not allow this page to ask it. Nothing was changed. Check the address and your connection, or use another explorer.',
  'explorer-status': params('The explorer answered with an error: {text}. Nothing was changed. Try again later.'),
  'explorer-other':
    'What answers there is not the API of an explorer. Nothing was changed. Check the address: it often ends in /api.',
  'explorer-stopped': 'Stopped. Nothing was changed.',
  'explorer-contradicted':
    'The explorer contradicts the transactions of the coins: an amount or an address is different. Nothing was changed. Use another explorer.',

  makeHeading: 'Make a transaction',
  makePurpose: 'Enter where the selected coins go.',
  address: 'Destination Bitcoin Address',
  amount: 'Amount (BTC)',
  amountHint:
    'What is not sent goes back to the guarantee, as a new coin that this file does not list. Max sends everything.',
  max: 'Max',
  maxHint: 'Everything that is left after the other outputs and the fee.',
  maxValue: 'The rest',
  addOutput: 'Add output',
  removeOutput: 'Remove this output',
  output: params('Output {number}'),
  feeRate: 'Fee rate (sat/vB)',
  feeHint: 'Use the current rate that a wallet or block explorer shows. With a higher rate it confirms sooner.',
  feeKnown: params('The explorer suggests {half} to confirm within half an hour, {hour} within an hour.'),
  create: 'Create transaction',
  preview: 'What it would do',
  leftOut: count({
    one: '{count} coin is left out: it is worth less than its own fee.',
    many: '{count} coins are left out: each is worth less than its own fee.',
  }),
  withoutRoom: count({
    one: 'The smallest coin is left out: the transaction would be too large for the network. Spend it in a second one.',
    many: 'The {count} smallest coins are left out: the transaction would be too large for the network. Spend them in a second one.',
  }),
  'order-no-coins': 'Select at least one coin above.',
  'order-all-uneconomic': 'Each selected coin is worth less than its own fee. Lower the fee rate.',
  'order-too-large':
    'The network passes on no transaction with so many outputs. Remove some, and pay them in a second transaction.',
  'order-fee-rate-invalid': 'Type a fee rate from 0.1 to 10,000, such as 2.5.',
  'order-amount-dust': 'Too little to send: the network accepts no less than 0.00000547 BTC.',
  'order-several-rests': 'Only one output can get the rest. Type the amount of the others.',
  'order-rest-too-small': 'The other outputs and the fee leave too little. Lower an amount or the fee rate.',
  'order-not-enough': params(
    'The selected coins hold {available} BTC. The outputs and the fee need {needed} BTC. Select more coins, or lower an amount.',
  ),
  feeHigh: params(
    'The fee is {fee} at {rate} sat/vB. That is more than a tenth of what is paid, or over 1,000 sat/vB. Nobody can give it back.',
  ),
  feeAccept: 'I want to pay this fee',
  feeFirst: 'Tick the box to pay this fee, or use another fee rate or another transaction.',
  second: params(
    'Another transaction of the guarantee {guarantee} was signed before and shares no coin with this one, so both can be confirmed and somebody may be paid twice. It is safe to use the earlier one, or to spend at least one of its coins ({coin}): then only one of the two can be confirmed.',
  ),
  secondUnknown: 'unknown here',
  secondAccept: 'I accept that both can be confirmed',
  secondFirst: 'Tick the box to accept this, use the earlier transaction, or spend one of its coins.',

  takeBack: 'Take it back',
  takeBackPurpose:
    'The other party has signed in advance that these deposits return to you, at these fee rates. From that date you need nobody else. Take one back at a time, and save or broadcast it before the next. If one is not confirmed, broadcast the same deposit again at a higher rate.',
  takeBackFrom: 'from',
  takeBackRate: params('{rate} sat/vB: {fee}'),
  takeBackEarly: 'Not yet: the network accepts it from that date on. Its clock runs about an hour late.',

  receivedHeading: 'Or sign one that you received',
  receivedPurpose: 'If the other party or the arbitrator made the transaction, open the file that they sent you.',
  receivedField: 'Transaction to sign',
  receivedHint: 'Choose the file, or paste its text: a PSBT, or a finished transaction.',
  receivedEmpty: 'Paste the transaction, or choose its file.',
  kept: 'Signed earlier, and kept in this file:',
  takeKept: params('Use the one for {guarantee}'),
  keptUnknown: 'another guarantee',
  'psbt-recovery-file':
    'This is a recovery file, not a transaction. The file to sign is another one: its name ends in .psbt.',
  'psbt-unreadable':
    'This is neither a PSBT nor a finished transaction. Paste the whole text that you received, or choose its file.',
  'psbt-rule': params('Do not sign this transaction: {why}'),
  'psbt-coin-unknown': params(
    'Nothing proves the amount of {outpoint}. Refresh the coins, or add this one above, then open the transaction again.',
  ),
  'psbt-no-outputs': 'This transaction pays nothing. Ask for it again.',
  'psbt-value-differs':
    'You signed this transaction before, with another amount of a coin. Do not sign it again: two such signatures could be combined into a higher fee.',
  'psbt-transaction-differs':
    'This is a different transaction from the one on this page. Nothing was added. Open it as a transaction to sign to see what it does.',
  'psbt-returns-to-deposit':
    'The address of this return is a deposit address of the contract. The money would need two signatures again.',
  'psbt-return-unsigned': 'The party that this return pays has not signed it. Use another copy of the file.',
  'psbt-nothing-to-sign':
    'This key has nothing to sign here: it has signed already, or none of the coins belong to it. Sign with the key that is missing.',

  to: 'To',
  toGuarantee: params('Goes back to an address of the guarantee {name}, and stays locked'),
  noAddress: 'A destination without an ordinary address',
  fee: 'Network fee',
  feeRateOf: params('{rate} sat/vB, {vsize} vB'),
  back: 'Goes back to the guarantee',
  nothingBack: 'Nothing',
  spends: 'Spends',
  ofWhich: 'of which',
  coinCount: count({ one: '{count} coin', many: '{count} coins' }),
  signatures: 'Signed by',
  nobody: 'Nobody yet',
  unprovenInputs: count({
    one: 'The amount of {count} of these coins is not proven. If it is wrong, the signature is invalid.',
    many: 'The amounts of {count} of these coins are not proven. Signatures made with different wrong amounts could be combined into a payment with a higher fee than shown. Add the raw transactions of these coins above before you sign.',
  }),
  noPayment: 'It pays nobody: everything but the fee goes back to the guarantee.',

  signHeading: 'Check and sign',
  signPurpose:
    'This is read from the transaction itself. A signature cannot be taken back, but nothing is paid before two have signed and somebody broadcasts it.',
  password: 'Signing Password',
  passwordHint: 'The password of your Aval account, as it was when the file was made.',
  key: 'Extended private key',
  keyHint: params('The long text that begins with xprv or tprv. Its public half is {xpub}.'),
  show: 'Show',
  hide: 'Hide',
  sign: 'Sign',
  openingKey: 'Opening the key…',
  progress: params('Signed {done} of {all} coins'),
  noPassword: 'Type your password.',
  noArbitratorKey: 'Type the arbitrator’s key, or sign with another program.',
  'key-wrong-password':
    'The password is not right. Nothing was signed. Use the password that you had when the file was made.',
  'key-unreadable': 'The encrypted key in this file cannot be read. Nothing was signed. Use another copy of the file.',
  'key-blocked':
    'This browser cannot open the key: it offers too little memory or no WebAssembly. Nothing was signed. Close other tabs, or open this page in another browser.',
  'key-not-a-key': 'This is not an extended private key, which begins with xprv or tprv. Check that it is complete.',
  'key-words':
    'These look like recovery words, which this page does not take. Load them in a wallet for such keys, and use another program to sign, below.',
  'key-child-key':
    'This page does not take the private key of one address or one contract. Together with the xpub that every file contains, it gives the arbitrator’s key of all contracts. Never pass it on. Type the extended private key (xprv or tprv) of the file’s xpub, or sign with another program.',
  'key-public-key': 'This is an extended public key. It cannot sign; type the private one (xprv or tprv).',
  'key-foreign-key': 'This is not the key of this contract’s arbitrator. Check that it is the key for this contract.',
  otherProgram: 'Use another program to sign',
  otherPurpose:
    'Save the transaction for a hardware wallet or another signer. Then open its result here, to add its signatures.',
  save: 'Save transaction',
  otherField: 'Transaction from the other program',
  combine: 'Combine',

  halfHeading: 'Signed by one of two',
  halfPurpose:
    'Save this PSBT now, since it is lost with this page, and send it to a second signer. The other party opens their own recovery file, and this one under “Or sign one that you received”. The arbitrator also needs the file that “For another signer” saves in step 1. The PSBT holds no password and no private key.',
  psbt: 'Signed PSBT',
  savePsbt: 'Save PSBT',
  saved: 'Your browser is saving the file.',
  doneHeading: 'Ready to broadcast',
  donePurpose:
    'Both signatures are valid. The money moves once the transaction is broadcast: here, through a block explorer, or where an explorer takes a copied transaction, such as mempool.space/tx/push. It cannot pay twice.',
  raw: 'Raw transaction',
  saveRaw: 'Save as text',
  txid: 'Transaction id',
  broadcast: 'Broadcast',
  broadcasting: 'Broadcasting…',
  needsExplorer:
    'Nothing was sent. Type a block explorer in step 2 first, or paste the transaction into any explorer’s broadcast page.',
  'broadcast-known': 'Broadcast: the network has this transaction. The money has moved when it is confirmed.',
  'broadcast-spent':
    'A coin of this transaction is already spent, or about to be: perhaps by this very transaction. Look up its id in an explorer before you sign anything else.',
  'broadcast-unknown':
    'It may or may not have been broadcast: perhaps you are offline. Broadcast it again, here or elsewhere, or look up its id in an explorer. It cannot pay twice.',
  'broadcast-busy':
    'The explorer refuses requests for now, so nothing was sent. Wait a minute, or use another explorer.',
  'broadcast-refused': 'The network refused the transaction. The money has not moved. The explorer says:',
  psbtSummary: 'The PSBT, for other programs',
});
