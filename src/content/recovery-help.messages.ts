import { i18n, params } from '@/i18n/i18n';

/** The help page about recovering a guarantee without the server (docs/recovery.md). */
export const recoveryHelpMessages = i18n('recoveryHelp', {
  title: params('If {brand} disappears'),
  intro:
    'How to get the money out of a guarantee if this site, its server or the other party is gone for good. Read the first three parts before you do anything. There is no hurry.',
  contents: 'On this page',

  'safe-title': 'What is safe',
  'safe-money':
    'Your money is not on a server. It is at addresses of the Bitcoin network. Each address is locked with three keys: one of each party, and the third key. Any two of the three keys can move the money. One key alone cannot.',
  'safe-time':
    'No server can lose it, and on the Bitcoin network nothing expires. The dates in the contract move no money. Only a return date that both of you have signed lets the depositor take the deposit back alone.',
  'safe-thieves':
    'Nobody needs your password or a private key to help you. Show them to nobody, and type the password only on a recovery page that you saved yourself.',

  'need-title': 'What you need',
  'need-kit':
    'The recovery kit of your account: a file whose name begins with aval-kit and ends with .json. You download it in the menu of a contract. It holds your encrypted key and a description of the addresses of each contract.',
  'need-password': 'Your Signing Password, as it was when the kit was made. Nobody can reset it.',
  'need-signer':
    'One more signer: the other party with their own kit and password, or the holder of the third key. Agree with them first where the money goes. After a return date that the other party has signed you need nobody: a kit downloaded since then keeps that signature.',
  'need-page':
    'The recovery page: the file recover.html. Save it from the menu of the contract while this site works; anyone who has the file can give it to you. Compare its SHA-256 with the one that the app showed, if you can.',
  'need-explorer':
    'An internet connection at the end, to send the finished transaction. The recovery page signs without one.',
  'need-link': 'Look at the recovery page of this site (recover.html)',

  'steps-title': 'Step by step',
  'steps-open':
    'Open recover.html from your disk, choose your kit, and press Open. If the kit holds several contracts, choose one. The page checks every address of the kit against the keys, and refuses any that does not match.',
  'steps-coins':
    'Look at the coins. If a deposit was made or moved after the kit was saved, enter the address of a block explorer and refresh: the page also looks for deposits that the kit does not list. Or type the coins in.',
  'steps-destination':
    'Enter the Destination Bitcoin Address, the Amount (BTC) and the Fee rate (sat/vB). Add outputs if you split the money. Check each address with the receiver, by telephone or in person.',
  'steps-sign':
    'Press Create transaction. Compare what each output gets and the fee. Type your Signing Password and press Sign.',
  'steps-pass':
    'Press Save PSBT and send the file to the second signer. It holds no password and no private key, and it cannot be used without a second signature.',
  'steps-second':
    'The second signer opens their own kit (the holder of the third key: yours) and your file on their recovery page, compares what it pays, and signs.',
  'steps-broadcast':
    'With two signatures the page shows the Raw transaction. Press Broadcast, or copy it and paste it into the broadcast page of any block explorer. Keep all files until the transaction has confirmations.',

  'partner-title': 'The other party is gone',
  'partner-arbitrator':
    'Then the holder of the third key can sign in their place, after an award or a court decision, as the contract says. Collect what proves that you kept the contract.',
  'partner-kit':
    'Make the transaction with your kit, sign it, and send the file and your kit to the holder of the third key. The contract and your kit name them. They can also make and sign it with your kit; you then open the file that they send you, and sign it.',

  'arbitrator-title': 'The holder of the third key is gone',
  'arbitrator-two':
    'As long as both parties sign, you do not need the third key. Settle the guarantee soon: without the third key nobody can sign in place of a party.',

  'backup-title': 'You have only a key backup',
  'backup-key':
    'The backup holds your key, but not the addresses. If the server still works, log in and download a recovery kit.',
  'backup-open':
    'If the server works but its copy of your key does not, choose Open key from a file in the menu beside your e-mail address, with the backup and your password.',
  'backup-other':
    'If the server is gone, ask the other party for their kit: it describes the same addresses, and they can make the transaction. The documentation of this program (recovery.md) says how your key signs it.',

  'password-title': 'You lost the password',
  'password-lost':
    'Then your key is lost, and nobody can reset it. Your money is not lost yet: the other party and the holder of the third key can move it together. Ask both, as soon as you can.',
  'password-try':
    'Before that, try earlier passwords, other spellings and another keyboard layout on the recovery page. The number of attempts is not limited. Pay nobody who promises to open it.',

  'broadcast-title': 'A release was signed, but not sent',
  'broadcast-kit':
    'If the release was signed before the kit was made, the kit holds it. Open it on the recovery page as the Transaction to sign. If a signature is missing, the second signer adds it. Then broadcast it.',
  'broadcast-twice':
    'Do not sign another transaction before you know what happened to the first. If you must, spend at least one of the same coins again: then only one of the two can be completed.',

  'programs-title': 'With Bitcoin Core or Sparrow',
  'programs-core':
    'Bitcoin Core can watch the addresses from the descriptors in the kit, check a PSBT, send the finished transaction, and sign with the third key. It cannot sign with your key: only the recovery page opens that.',
  'programs-sparrow':
    'Sparrow can show a PSBT and send a finished transaction. It cannot import the descriptors of a kit as a wallet, and it cannot sign for them.',
  'programs-docs':
    'The commands are in the documentation of this program (recovery.md). They have not been tried on your version.',

  'rehearse-title': 'Rehearse now',
  'rehearse-why': 'A kit that was never tried may not work when you need it. While everything still works:',
  'rehearse-kit':
    'Download a recovery kit, and save recover.html with it. Download a new kit after every further contract and every signed return date.',
  'rehearse-store':
    'Keep a copy away from your computer, so that a fire or a thief cannot take both. Keep the password somewhere else.',
  'rehearse-try':
    'Choose Rehearse in the menu of the contract, with the file that you saved and your password. Nothing is sent, and the signatures that it makes can never be used.',
  'rehearse-other': 'Ask the other party to do the same: two signers are needed.',
});
