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
    'Nobody needs your password or a private key to help you. Show them to nobody, and type the password only in a recovery file that you saved yourself.',

  'need-title': 'What you need',
  'need-file':
    'Your recovery file: its name begins with aval-recovery and ends with .html. You download it under Recovery in the menu of a contract. It opens with a double click, without this site, and holds your encrypted key and the addresses of your contracts.',
  'need-password': 'Your Signing Password, as it was when the file was made. Nobody can reset it.',
  'need-signer':
    'One more signer: the other party with their own file and password, or the holder of the third key. Agree with them first where the money goes. After a return date that the other party has signed you need nobody: a file downloaded since then keeps that signature.',
  'need-genuine':
    'To be sure that the page in a file is genuine, compare the SHA-256 of its scripts, which the page shows, with the one that Recovery shows under Details, or open the file in recover.html from this site.',
  'need-explorer': 'An internet connection at the end, to send the finished transaction. The page signs without one.',
  'need-link': 'Open recover.html from this site',

  'steps-title': 'Step by step',
  'steps-open':
    'Open your recovery file with a double click. If it holds several contracts, choose one. The page checks every address against the keys, and refuses any that does not match.',
  'steps-coins':
    'Look at the coins. If a deposit was made or moved after the file was saved, enter the address of a block explorer and refresh: the page also looks for deposits that the file does not list. Or type the coins in.',
  'steps-destination':
    'Enter the Destination Bitcoin Address, the Amount (BTC) and the Fee rate (sat/vB). Add outputs if you split the money. Check each address with the receiver, by telephone or in person.',
  'steps-sign':
    'Press Create transaction. Compare what each output gets and the fee. Type your Signing Password and press Sign.',
  'steps-pass':
    'Press Save PSBT and send the file to the second signer. It holds no password and no private key, and it cannot be used without a second signature.',
  'steps-second':
    'The second signer opens their own recovery file (the holder of the third key: recover.html with the file For another signer that you sent them) and your transaction, compares what it pays, and signs.',
  'steps-broadcast':
    'With two signatures the page shows the Raw transaction. Press Broadcast, or copy it and paste it into the broadcast page of any block explorer. Keep all files until the transaction has confirmations.',

  'partner-title': 'The other party is gone',
  'partner-arbitrator':
    'Then the holder of the third key can sign in their place, after an award or a court decision, as the contract says. Collect what proves that you kept the contract.',
  'partner-file':
    'Make the transaction with your recovery file and sign it. Send it to the holder of the third key with the file For another signer, which you also find under Recovery: it holds no key and no other contract. Never send your recovery file. They can also make and sign the transaction first; you then open what they send you, and sign it.',

  'arbitrator-title': 'The holder of the third key is gone',
  'arbitrator-two':
    'As long as both parties sign, you do not need the third key. Settle the guarantee soon: without the third key nobody can sign in place of a party.',

  'backup-title': 'Your file holds only your key',
  'backup-key':
    'A file from before your first contract, or an earlier key backup, holds no addresses. If the server still works, log in and download a new recovery file.',
  'backup-open':
    'If the server works but its copy of your key does not, choose Open key from a file in the menu beside your e-mail address, with the file and your password.',
  'backup-other':
    'If the server is gone, ask the other party for the file For another signer: it describes the same addresses, and they can make the transaction. The documentation of this program (recovery.md) says how your key signs it.',

  'password-title': 'You lost the password',
  'password-lost':
    'Then your key is lost, and nobody can reset it. Your money is not lost yet: the other party and the holder of the third key can move it together. Ask both, as soon as you can.',
  'password-try':
    'Before that, try earlier passwords, other spellings and another keyboard layout on the recovery page. The number of attempts is not limited. Pay nobody who promises to open it.',

  'broadcast-title': 'A release was signed, but not sent',
  'broadcast-file':
    'If the release was signed before the file was made, the file holds it. Open it on the page as the Transaction to sign. If a signature is missing, the second signer adds it. Then broadcast it.',
  'broadcast-twice':
    'Do not sign another transaction before you know what happened to the first. If you must, spend at least one of the same coins again: then only one of the two can be completed.',

  'programs-title': 'With Bitcoin Core or Sparrow',
  'programs-core':
    'Bitcoin Core can watch the addresses from the descriptors in the file, check a PSBT, send the finished transaction, and sign with the third key. It cannot sign with your key: only the recovery page opens that.',
  'programs-sparrow':
    'Sparrow can show a PSBT and send a finished transaction. It cannot import the descriptors as a wallet, and it cannot sign for them.',
  'programs-docs':
    'The commands are in the documentation of this program (recovery.md). They have not been tried on your version.',

  'test-title': 'Test it now',
  'test-why': 'A file that was never tried may not work when you need it. While everything still works:',
  'test-file': 'Download your recovery file, and a new one after every further contract and every signed return date.',
  'test-store':
    'Keep a copy away from your computer, so that a fire or a thief cannot take both. Keep the password somewhere else.',
  'test-try':
    'Under Recovery, choose Test it, with the file that you saved and your password. Nothing is sent, and no money moves.',
  'test-other': 'Ask the other party to do the same: two signers are needed.',
});
