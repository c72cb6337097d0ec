import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/**
 * The help in English. Fees follow docs/bitcoin.md#fee-estimate, and losses docs/security.md#when-something-is-lost.
 */
export function getEnglishHelp({
  brand,
  seals,
  addressesChecked,
  passwordIsSent,
  minConfirmations,
}: HelpFacts): HelpSection[] {
  const sections: HelpSection[] = [
    {
      id: 'what-is-it',
      title: `What ${brand} is`,
      text: [
        `${brand} is for two people or companies who make a contract and want more than a promise. They write the contract here, and one or both of them lock bitcoin as a guarantee. If everything goes as agreed, both sign to give the money back. If not, an arbitrator can decide together with one of them.`,
        `${brand} is not a bank and not a party to your contract. It never holds your money and cannot move it.`,
      ],
    },
    {
      id: 'three-keys',
      title: 'How a guarantee works: three keys',
      text: [
        'The money of a guarantee is at an address of the Bitcoin network. The address is locked under three keys: yours, your counterparty’s and the arbitrator’s. Any two of them move the money. One alone moves nothing.',
        `${addressesChecked ? 'Your browser works the address out from the three keys before it shows it.' : 'This installation does not check how deposits are locked: for the address you depend on its server.'} Before you sign, it checks that the transaction spends only this guarantee and pays exactly the amount and destination that you see. It refuses to sign a transaction that pays anybody else.`,
      ],
    },
    {
      id: 'first-contract',
      title: 'Your first contract, step by step',
      text: [
        'You need an e-mail address, a password that you will not lose, and some bitcoin in a wallet or at an exchange for the guarantees that you deposit. Make contracts with people whom you can also reach in another way, and try everything with a small amount first.',
      ],
      steps: [
        'Choose **Register here** on the login screen. Enter a **Username** that your counterparties will see, your e-mail address and a strong password, then press **Register**. Write the password down somewhere safe: it opens your signing key, and nobody can reset it.',
        'Press **Download key backup** and keep the file somewhere other than this device. You can also do this later from the menu under your e-mail address, and check the file there with **Check key backup**. Then press **Login**.',
        'Choose **Create New Contract** in the list of contracts, then **See the templates**. If these screens are in Spanish, press **Read this in English**.',
        'Pick a template and press **Use this template**. Choose **Your Role** and fill in the **Special terms**: they go into the text. Tick the clauses that you need and choose guarantees from the list. Check the amount, in euros or in bitcoin, and the date of each one and press **Add Guarantee**. What you type is kept on this device if you leave the page.',
        'Press **Import Template**. This creates a draft that only you see. It names the arbitrator and lists the points to look at, such as blanks and dates; each one leads to its place. Read the whole text, choose **Edit** to replace whatever does not fit, and press **Save**.',
        'Press **Publish Contract**.',
        seals
          ? 'Press **Share Contract** and send the copied link to your counterparty. With **Copy sealed invitation** the link also carries your signature, so that their browser notices if anyone changed the contract or exchanged your key.'
          : 'Press **Share Contract** and send the copied link to your counterparty.',
        'Your counterparty opens the link, registers or logs in, reads the contract and presses **Accept Contract**. Now the contract is active, and either of you can add further guarantees with **Add Guarantee**. The person who adds a guarantee there is the one who deposits it.',
        ...(seals
          ? [
              'Read the terms and press **Sign the terms**, type your **Signing Password** (the password that you log in with) and press **Sign**. Your counterparty does the same. Download the **Certificate** as proof.',
            ]
          : []),
        'The depositor presses **Deposit** on the guarantee, or **Get the address** where the contract says **Needs your action**. They send exactly the missing amount to the address shown, from any Bitcoin wallet. The guarantee becomes **Active** once the whole amount has arrived.',
        'Open the contract’s menu **More** and choose **Download recovery kit**. Save the file, and beside it the **Recovery page** of the same menu, which opens it. With both, the money can be moved without this site.',
        'When the contract has been performed, one of you presses **Release Guarantee**. Enter the **Destination Bitcoin Address**, usually one of the depositor’s own wallet, the amount (or **Max**) and your **Signing Password**, then press **Generate Transaction**. Nothing has moved yet.',
        'The other one sees within a minute that their signature is needed, and presses **Sign Withdrawal** on the guarantee, or **Review and sign**. They compare destination, amount and fee with what was agreed, type their **Signing Password** and press **Sign Transaction**. The money is sent at once. **View Transaction** shows it on the Bitcoin network.',
      ],
    },
    {
      id: 'joining',
      title: 'You were invited to a contract',
      steps: [
        'Open the link. Log in, or register first. You return to the invitation afterwards.',
        'Read the text, the guarantees, who deposits each of them, and who the arbitrator is. Ask the person who invited you about anything that you do not understand.',
        'Press **Accept Contract** if you agree, or **Decline** to leave. Accepting moves no money. If you decline, nobody is told: tell the person who invited you. The link still works.',
        ...(seals ? ['Press **Sign the terms** on the contract. The other party signs too.'] : []),
        'Press **Deposit** only on guarantees where you are the depositor. Before the first deposit, save a key backup.',
      ],
    },
    {
      id: 'who-can-do-what',
      title: 'Who can do what',
      points: [
        'You alone: write, chat, sign the terms, deposit, and propose a release. You cannot take money out alone.',
        'Your counterparty alone: the same as you.',
        'You and your counterparty together: move any part of a guarantee anywhere. The arbitrator is not needed.',
        'The arbitrator and one of you together: move any part of a guarantee. This is how disputes are decided.',
        'The arbitrator alone: nothing.',
        `The server of ${brand}: it keeps the texts, the chat and your encrypted key. It can fail, delay or show something wrong, but it cannot move money. Your browser checks what it says.`,
        'The owner, who created the contract, publishes it, shares it and can delete a draft.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      text: [
        'Only the depositor of a guarantee has to pay. Press **Deposit**, check that the address is marked **Verified**, and send the amount from your wallet. Scan the code or copy the address; do not type it.',
        minConfirmations === 0
          ? 'A deposit counts as soon as the network knows it, even before its first confirmation. Until then a payment can still be replaced. Before you deliver something of value in return, wait for one confirmation or more.'
          : `A deposit counts after ${minConfirmations} confirmations. A new block is found about every ten minutes.`,
        'If the fee that your wallet paid was low, a deposit can take hours. The address stays valid.',
      ],
    },
    {
      id: 'wrong-amount',
      title: 'You paid the wrong amount',
      points: [
        'Too little: the guarantee stays **Pending**. Press **Deposit** again: the dialog shows what is still missing. Send the rest. Exchanges often deduct their fee from the amount.',
        'Too much: nothing is lost. The surplus belongs to the guarantee and leaves it in the same way, with **Release Guarantee** and two signatures. Agree on it with your counterparty.',
        'To an address that is not one of this contract: nobody can bring it back, except the owner of that address.',
      ],
    },
    {
      id: 'releases',
      title: 'Releasing and co-signing',
      text: [
        'Either of you can propose a release, of all or a part. It moves nothing before the second signature. The second signature sends it, and it cannot be undone.',
        'Check the destination address with the receiver by telephone or in person, above all if you received it by e-mail or chat.',
        'Before the second signature, either of you can press **Cancel Transaction**. A signature that has left your device stays valid: until the money has moved in another way, someone who kept a copy could still complete that transaction.',
        'If a transaction takes too long, **Raise the fee** replaces it by one with a higher fee. Both sign again; the receiver pays the difference.',
      ],
    },
    {
      id: 'fees',
      title: 'What it costs, with examples',
      text: [
        `${brand} itself takes nothing in this version: no fee for contracts, and no share of the guarantees. What you pay are network fees, the fee of your wallet or exchange for the deposit, and what you have agreed on with the arbitrator, if anything.`,
        'The network fee of a release depends on the number of deposits that it spends and on the current rate in satoshis per virtual byte (sat/vB), not on the amount. It is taken from the amount that is released, and is at least 200 satoshis. The form shows it before you sign.',
      ],
      table: [
        ['Release', 'Rate', 'Network fee', 'Of 0.01 BTC arrive'],
        ['one deposit, quiet network', '1 sat/vB', '200 sat', '0.00999800 BTC'],
        ['one deposit', '5 sat/vB', '790 sat', '0.00999210 BTC'],
        ['one deposit, busy network', '20 sat/vB', '3,160 sat', '0.00996840 BTC'],
        ['two deposits, busy network', '20 sat/vB', '5,250 sat', '0.00994750 BTC'],
      ],
      points: [
        'Opening a dispute costs 0.00001 BTC (1,000 satoshis). It is not refunded. Read the part about disputes first.',
        'A guarantee of a few thousand satoshis can be used up by fees. Choose amounts well above them.',
      ],
    },
    {
      id: 'signed-terms',
      title: 'Signed terms',
      text: [
        'Both of you can sign the terms: text, amounts, dates, keys and the PDF. Each signature is made with the key that only your password opens. If anything is changed afterwards, both browsers raise an alarm and show the differences.',
        'Signing the terms moves no money. It is a simple electronic signature: it proves that the holder of a key signed this exact text, not who that person is. To be sure of the key, compare the **Safety number** by telephone (both of you open it in the contract’s menu **More**), or use a sealed invitation.',
        'Changes stay possible. They make a new revision, which you both sign again. The **Certificate** can be saved, printed, and checked without this site.',
      ],
    },
    {
      id: 'key-backup',
      title: 'Key and key backup',
      text: [
        'Your signing key is made in your browser when you register, and encrypted under your password. The server keeps only the encrypted copy. A key backup is your own copy of it.',
        'Save it with **Download key backup**, somewhere other than this device, and keep the password somewhere else again: the two together can sign for you. **Check key backup** shows that file and password fit. One backup serves all your contracts.',
      ],
    },
    {
      id: 'recovery-kit',
      title: 'Recovery kit',
      text: [
        'A recovery kit belongs to your account. It holds your encrypted key and everything needed to find and move the money of your contracts without this site, together with one more signer. Make one after your first deposit and after joining another contract with **Download recovery kit**, and try it with **Rehearse**.',
      ],
      recoveryLink: 'How to use a recovery kit, step by step',
    },
    {
      id: 'counterparty-gone',
      title: 'The other party disappears',
      text: [
        'Your money is not lost, but you cannot move it alone. The arbitrator can sign in place of the other party, if they find that you are right. Collect what proves that you kept the contract: the signed terms, the chat, deliveries, payments.',
        'Arbitrators have no screen here in this version. Contact the arbitrator named in the contract directly, and make the transaction together on the recovery page with your recovery kit.',
      ],
      recoveryLink: 'Recovery with the arbitrator',
    },
    {
      id: 'arbitrator-gone',
      title: 'The arbitrator disappears',
      text: [
        'As long as both of you sign, nothing changes. Settle the guarantee soon, or move it to a new contract: without an arbitrator nobody can decide if you disagree or one of you disappears.',
      ],
    },
    {
      id: 'aval-closes',
      title: `${brand} closes`,
      text: [
        'The money stays at its addresses on the Bitcoin network. With a recovery kit, your password and one more signer you move it from the recovery page, a single file that works without this site. Save kit and page now, while everything works.',
      ],
      recoveryLink: `If ${brand} disappears`,
    },
    {
      id: 'password-lost',
      title: 'You lose your password',
      text: [
        'Nobody can reset it: it is what encrypts your key. Try earlier passwords and other spellings first. On the recovery page there is no limit to attempts.',
        'If it stays lost, your key is lost too. The money is not lost: your counterparty and the arbitrator can move it together. Ask both, as soon as you can. Sign up again with another account for future contracts.',
        'Pay nobody who promises to recover it, and give your key backup to nobody.',
      ],
    },
    {
      id: 'device-lost',
      title: 'You lose your phone or computer',
      points: [
        'Log in on another device with your password. Your contracts are there, and your key opens. If the server cannot give your key, the key backup opens it.',
        'A person who finds the device needs your password to sign anything. If you were logged in, they can read contracts, write in the chat and cancel releases. Tell your counterparty.',
        'What the lost device remembered does not move with you: compare deposit addresses with your counterparty once more, and do not release again what was still waiting for a signature.',
      ],
    },
    {
      id: 'price',
      title: 'The price of bitcoin changes',
      text: [
        'A guarantee is an amount of bitcoin. If the price halves, it covers half as much in euro or dollar; if it doubles, twice as much is at stake. Nobody is asked to add money automatically.',
        'Agree in the contract what happens: for example, that the depositor adds a guarantee if the value falls below a limit. Lock only what you can do without until the end.',
      ],
    },
    {
      id: 'dates',
      title: 'A date passes',
      text: [
        'Nothing happens by itself. The date of a guarantee says until when it backs the promise; it neither locks nor unlocks the money. After the date two signatures are still needed, and they still work. If the other party refuses to sign, see the part about disputes.',
        'The contract’s menu **More** has **Statement and dates**: what was paid in and out, and **Download deadlines (.ics)** for your calendar.',
      ],
    },
    {
      id: 'arbitrator',
      title: 'The arbitrator',
      text: [
        `Each contract has one arbitrator, named on the contract. The operator of this ${brand} sets who it is. Check before you accept that you trust them: together with either of you they can move the whole guarantee.`,
        'Agree in the contract when the arbitrator may decide, by which rules, and who pays them. Any fee of theirs is between you and them.',
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      text: [
        'Talk first: most disagreements end with a release that splits the money. A guarantee can be released in parts.',
        'Do not pay for a dispute in this version. **Open Dispute** asks for an explanation, files and a fee of 0.00001 BTC, which is not refunded. In this version nothing of it reaches the arbitrator or the other party. Contact the arbitrator directly instead, with the certificate and your evidence.',
        'If the arbitrator agrees with you, the two of you sign the transaction on the recovery page. A guarantee in dispute is as locked as before: two of three keys.',
      ],
    },
    {
      id: 'risks',
      title: 'Risks',
      points: [
        'Two of the three keys are enough. If your counterparty and the arbitrator act together against you, they can take the guarantee. Choose both with care.',
        'If two of the three keys are lost, the money is lost for ever.',
        'Bitcoin transactions cannot be undone. Money sent to a wrong address is gone.',
        'The price of bitcoin can fall or rise a lot while the money is locked.',
        'Malware on your device, or a site that imitates this one, can steal your password. Check the address in the browser before you type it.',
        ...(passwordIsSent
          ? [
              'This installation sends your password to its server, which also keeps your encrypted key. So the server could open your key. Use it only if you trust who runs it.',
            ]
          : []),
        'No deposit insurance covers a guarantee. The templates are drafting proposals, not legal advice. Have important contracts checked by a lawyer.',
      ],
    },
  ];
  return seals ? sections : sections.filter(({ id }) => id !== 'signed-terms');
}
