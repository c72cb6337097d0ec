import { getEnglishGuides } from '@/content/help/guides.en';
import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';
import { getEnglishLegalHelp } from '@/content/help/legal-help.en';

/**
 * The help in English. Fees follow docs/bitcoin.md#fee-estimate, and losses docs/security.md#when-something-is-lost.
 */
export function getEnglishHelp(facts: HelpFacts): HelpSection[] {
  const { brand, seals, addressesChecked, passwordIsSent, minConfirmations } = facts;
  const sections: HelpSection[] = [
    ...getEnglishGuides(facts),
    {
      id: 'what-is-it',
      title: `What ${brand} is`,
      text: [
        `${brand} is for two people or companies who make a contract and want more than a promise. They write the contract here, and one or both of them lock bitcoin as a guarantee. If everything goes as agreed, both sign to give the money back. If not, the holder of the third key can sign with one of them, as the contract says.`,
        `${brand} is not a bank and not a party to your contract. It holds none of the three keys.${passwordIsSent ? ' On this installation the people who run the server could open your key, and with it sign for you.' : addressesChecked ? ' Nobody can move the money alone, except from a return date that both have signed.' : ''}`,
      ],
    },
    {
      id: 'three-keys',
      title: 'How a guarantee works: three keys',
      text: [
        addressesChecked
          ? 'The money of a guarantee is at an address of the Bitcoin network. The address is locked with three keys: yours, the other party’s and a third one. Any two of them move the money. One alone moves nothing.'
          : 'The money of a guarantee is at an address of the Bitcoin network. According to the server, the address is locked with three keys: yours, the other party’s and a third one.',
        addressesChecked
          ? 'Your browser works the address out from the three keys before it shows it. Before you sign, it checks that the transaction spends only this guarantee and pays exactly the amount and destination that you see. It refuses to sign a transaction that pays anybody else.'
          : 'This installation does not check how deposits are locked: for the address you depend on its server. Before you sign, your browser checks that the transaction pays exactly the amount and destination that you see. For everything else about it you depend on the server: that it spends only this guarantee, and that the rest goes back to it.',
      ],
    },
    {
      id: 'who-can-do-what',
      title: 'Who can do what',
      points: [
        `You alone: write, chat, ${seals ? 'sign the terms, ' : ''}deposit, and propose a release. You cannot take money out alone${addressesChecked ? ', except after a return date that the other party has signed' : ''}.`,
        'The other party alone: the same as you.',
        'You and the other party together: move any part of a guarantee anywhere. The holder of the third key is not needed.',
        'The holder of the third key and one of you together: move any part of a guarantee. The contract says when they may: after an award, where it has an arbitration agreement, or after a court decision or the result of a mediation or a consumer arbitration.',
        `Either of you: edit the text at any time, before and after acceptance. ${seals ? 'What counts as proof is the last version that both signed. Sign before you deposit.' : 'Keep a copy of the text that you agreed on.'}`,
        'The holder of the third key alone: nothing.',
        `The server of ${brand}: it keeps the texts, the chat and your encrypted key. It can fail, delay or show something wrong, ${passwordIsSent ? 'and on this installation it could open your key' : addressesChecked ? 'but it cannot move money' : 'and on this installation nobody checks the addresses that it chooses'}.${addressesChecked ? ' Your browser checks what it says.' : ''}`,
        'The creator of the contract publishes it, shares it and can delete a draft.',
      ],
    },
    {
      id: 'deposits',
      title: 'Deposits',
      text: [
        `Only the depositor of a guarantee has to pay. Press **Deposit**${addressesChecked ? ', check that the address is marked **Verified**,' : ''} and send the amount from your wallet. Scan the code or copy the address; do not type it.`,
        minConfirmations === 0
          ? 'A deposit counts as soon as the network knows it, even before its first confirmation. Until then a payment can still be replaced. Before you deliver something of value in return, wait for one confirmation or more.'
          : `A deposit counts after ${minConfirmations === 1 ? 'one confirmation' : `${minConfirmations} confirmations`}. A new block is found about every ten minutes.`,
        'If your wallet paid a low fee, the deposit can take hours. The address stays valid.',
      ],
    },
    {
      id: 'wrong-amount',
      title: 'You paid the wrong amount',
      points: [
        'Too little: the guarantee stays **Pending**. Press **Deposit** again: the dialog shows what is still missing. Send the rest. Exchanges often deduct their fee from the amount.',
        'Too much: nothing is lost. The surplus belongs to the guarantee and leaves it in the same way, with **Release Guarantee** and two signatures. Agree on it with the other party.',
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
        `${brand} itself takes nothing in this version: no fee for contracts, and no share of the guarantees. You pay network fees, the fee of your wallet or exchange for the deposit, and the fee of the holder of the third key, if you agree on one.`,
        'The network fee of a release depends on the number of deposits that it spends and on the current rate in satoshis per virtual byte (sat/vB), not on the amount. It is taken from the amount that is released, and is at least 200 satoshis. The form shows it before you sign.',
      ],
      table: [
        ['Release', 'Rate', 'Network fee', 'Received from 0.01 BTC'],
        ['one deposit, quiet network', '1 sat/vB', '200 sat', '0.00999800 BTC'],
        ['one deposit', '5 sat/vB', '790 sat', '0.00999210 BTC'],
        ['one deposit, busy network', '20 sat/vB', '3,160 sat', '0.00996840 BTC'],
        ['two deposits, busy network', '20 sat/vB', '5,250 sat', '0.00994750 BTC'],
      ],
      points: [
        `The form of **Open Dispute** asks for 0.00001 BTC (1,000 satoshis). Do not pay it: this version does not deliver disputes.${addressesChecked ? ' Offers and return dates have no such fee.' : ''}`,
        'A guarantee of a few thousand satoshis can be used up by fees. A useful minimum is about 200,000 satoshis: a release on a busy network then costs less than three per cent.',
      ],
    },
    {
      id: 'signed-terms',
      title: 'Signed terms',
      text: [
        'Both of you can sign the terms: text, amounts, dates, keys and the PDF. Each signature is made with the key that only your password opens. If anything is changed afterwards, both browsers raise an alarm and show the differences.',
        'Signing the terms moves no money. It is a simple electronic signature: it proves that the holder of a key signed this exact text, not who that person is. To be sure of the key, compare the **Safety number** by telephone (both of you open it in the contract’s menu **More**), or use a signed invitation.',
        'Changes stay possible. They make a new revision, which you both sign again. The **Certificate** can be saved, printed, and checked without this site.',
      ],
    },
    {
      id: 'key-backup',
      title: 'Your signing key',
      text: [
        'Your signing key is made in your browser when you register, and encrypted with your password. The server keeps only the encrypted copy. Your recovery file is your own copy of it: keep it apart from this device, and the password somewhere else again. The two together can sign for you.',
      ],
    },
    {
      id: 'recovery-kit',
      title: 'Recovery file',
      text: [
        addressesChecked
          ? `It holds your encrypted key and everything needed to find and move the money of your contracts without this site, together with one more signer. It opens with a double click. Under **Recovery** in the menu of a contract, download it after your first deposit, and again after every further contract that you or the other party joins, and after every return date that is signed for you. Then **Test it**. Never send it: the file **For another signer** holds no key and no other contract.`
          : 'This installation does not check how deposits are locked, so its recovery file holds your key alone. Choose **Recovery file** in the menu beside your e-mail address.',
      ],
      recoveryLink: addressesChecked && 'How to use a recovery file, step by step',
    },
    {
      id: 'counterparty-gone',
      title: 'The other party disappears',
      text: [
        ...(addressesChecked
          ? [
              'If the other party has signed a return date, you need nobody: from that day, press **Take it back** under **Needs your action**. Without this site, your recovery file and password do the same.',
            ]
          : []),
        `${addressesChecked ? 'Otherwise, your' : 'Your'} money is not lost, but you cannot move it alone. The holder of the third key can sign in place of the other party, after an award or a court decision, as the contract says. Collect what proves that you kept the contract: ${seals ? 'the signed terms, ' : ''}the chat, deliveries, payments.`,
        `The holder of the third key usually has no account here. Contact the person named in the contract directly${addressesChecked ? ', and send them the file **For another signer** and your evidence. They sign on the recovery page and send you the transaction; you open it with your recovery file, sign it and broadcast it' : ''}.`,
      ],
      recoveryLink: addressesChecked && 'Recovery with the third key',
    },
    {
      id: 'arbitrator-gone',
      title: 'The holder of the third key disappears',
      text: [
        'As long as both of you sign, nothing changes. Settle the guarantee soon, or move it to a new contract: without the third key nobody can sign in place of a party that disagrees or has disappeared.',
      ],
    },
    {
      id: 'aval-closes',
      title: `${brand} disappears`,
      text: [
        `The money stays at its addresses on the Bitcoin network. ${addressesChecked ? 'With your recovery file, your password and one more signer you move it: the file opens with a double click. Save it now, while everything works.' : 'The recovery file of this installation holds your key alone. Ask its operator how the money can be moved without this site.'}`,
      ],
      recoveryLink: addressesChecked && 'Recovery step by step',
    },
    {
      id: 'password-lost',
      title: 'You lose your password',
      text: [
        'Nobody can reset it, because it encrypts your key. Try earlier passwords and other spellings first. On the recovery page there is no limit to attempts.',
        'If you do not find it, your key is lost too. The money is not lost: the other party and the holder of the third key can move it together. Ask both, as soon as you can. Sign up again with another account for future contracts.',
        'Pay nobody who promises to recover it, and give your recovery file to nobody.',
      ],
    },
    {
      id: 'device-lost',
      title: 'You lose your phone or computer',
      points: [
        'Log in on another device with your password. Your contracts are there, and your key is available. If the server cannot provide it, use your recovery file.',
        'A person who finds the device needs your password to sign anything. If you were logged in, they can read contracts, write in the chat and cancel releases. Tell the other party.',
        'The new device does not know what the old one remembered. Compare the deposit addresses with the other party again, and do not repeat a release that was waiting for a signature.',
      ],
    },
    {
      id: 'price',
      title: 'The price of bitcoin changes',
      text: [
        'A guarantee is an amount of bitcoin. If the price halves, it covers half as much in euros or dollars; if it doubles, twice as much is at stake.',
        'Contracts made from the templates say what happens if a guarantee states an amount in euros. If its value stays below the percentage in the contract (80% unless changed) for three days, the depositor must top it up within five business days of notice, with a new guarantee. The application does not watch the price for you. Lock only what you can do without until the end.',
      ],
    },
    {
      id: 'dates',
      title: 'A date passes',
      text: [
        'Nothing moves by itself. The date of a guarantee is the last day to claim. In contracts from the templates: without a claim, the beneficiary has to sign the return within five business days. With a claim, the amount claimed stays locked, but is no longer secured unless the party that claims asks for arbitration, sues or begins to negotiate within sixty days. After the negotiation has begun, there are six months to sue or ask for arbitration. Under an employment annex, file the request for conciliation or sue; negotiating is not enough. Two signatures are still needed after the date, and they still work.',
        ...(addressesChecked
          ? [
              'With a return date that both of you have signed, the depositor can take the deposit back alone from that day. A contract between businesses can require one: “Return date of the guarantees” is among the terms of a template. A claim then has thirty days instead of sixty, and does not stop the return.',
            ]
          : []),
        'The contract’s menu **More** has the **Statement**: what was paid in and out, and under **Download** the **Deadlines (.ics)** for your calendar.',
      ],
    },
    {
      id: 'arbitrator',
      title: 'The holder of the third key',
      text: [
        `The holder of the third key is named on the contract under **Third key**. The operator of this ${brand} sets who it is. Check before you accept that you trust them: together with either of you they can move the whole guarantee.`,
        'They decide disputes, as arbitrator, only where the contract has an arbitration agreement. In contracts with consumers or workers, and about homes, they hold the third key and sign only what both of you agree on, or the result of a court case, a mediation or a consumer arbitration. Agree on their fee, if any, with them.',
        ...(addressesChecked
          ? [
              'For the holder of the third key: open the recovery page and the file **For another signer** that a party has sent you. Choose the coins, enter what each address gets, press “Create transaction”, and sign with your extended private key, or with another program. Save the PSBT and send it to a party, who adds their signature with their recovery file. Never hand out the private key of a single address: together with your public key, which both parties have, it reveals all your keys.',
            ]
          : []),
      ],
    },
    {
      id: 'disputes',
      title: 'Disputes',
      text: [
        addressesChecked
          ? 'Talk first. **Open Dispute** in the opened guarantee begins with **Make an offer**: say how much each of you gets, and until when. The other party accepts, declines or answers with an offer. When it is accepted, its maker presses **Complete the settlement**, and one transaction pays both. An offer binds you until it ends; an acceptance cannot be withdrawn. A depositor can also **Ask for a return date** there: the other party signs in advance that the deposit goes back from that date on, if nobody has moved it. Then download the recovery file again: it keeps that signature.'
          : 'Talk first: a release can split the money. A guarantee can be released in parts.',
        `Do not pay for a dispute in this version. **Open Dispute** asks for an explanation, files and a fee of 0.00001 BTC, which is not refunded. In this version none of it reaches the other party or the holder of the third key. Contact the holder directly instead, with the letter that **Open Dispute** prepares${seals ? ', the certificate' : ''} and your evidence.`,
        ...(addressesChecked
          ? [
              `**Save records** in the menu of the contract puts ${seals ? 'the signed terms, ' : ''}the statement, the chat and the PDF into one zip file. Send it to the person who decides, with your own documents. The chat in it also holds confidential offers: take them out first.`,
              'If the decision is in your favour, you and the holder of the third key sign the transaction on the recovery page. Send them the file **For another signer**, never your recovery file. They choose the coins, enter what each of you gets, sign, and send you the transaction. You open it with your recovery file, sign it and broadcast it. A guarantee in dispute stays locked as before: it takes two of the three keys.',
            ]
          : [
              'If the decision is in your favour, ask the operator how you and the holder of the third key can sign a transaction.',
            ]),
      ],
    },
    ...getEnglishLegalHelp(facts),
    {
      id: 'risks',
      title: 'Risks',
      points: [
        'Two of the three keys are enough. If the other party and the holder of the third key act together against you, they can take the guarantee. Choose both with care.',
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
