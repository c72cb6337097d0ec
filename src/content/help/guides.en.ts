import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** Steps for a person with a purpose. Short: the other parts of the help explain why. */
export function getEnglishGuides({ seals, addressesChecked, passwordIsSent }: HelpFacts): HelpSection[] {
  const locked = addressesChecked && !passwordIsSent;
  return [
    {
      id: 'first-contract',
      title: 'I am owed something',
      text: [
        'You deliver, lend or work first, and want to be sure that you are paid. The other party locks bitcoin as a guarantee for you. Try everything with a small amount first, and make contracts with people whom you can also reach in another way.',
      ],
      steps: [
        'Choose **Register here** and enter a **Username**, your e-mail address and a strong password. Press **Register**, and save the recovery file when it is offered. Keep the password somewhere else: nobody can reset it.',
        'Choose **Create New Contract**, then **See the templates**, and press **Use this template**. Answer the questions; the text beside them is what you will agree on. Your own text works too.',
        'Look at each guarantee: who deposits it, its amount and its date. The date is the last day to claim. The amount should cover your possible loss.',
        'Press **Import Template**, read the whole draft and change what does not fit with **Edit**. Then press **Publish Contract**.',
        seals
          ? 'Press **Share Contract** and send the link. You can copy a signed link below the full text instead: the other browser then notices if anyone changed the contract or replaced your key.'
          : 'Press **Share Contract** and send the link.',
        seals
          ? 'When the other party has joined, read what they filled in. The contract shows when both have signed the same text.'
          : 'When the other party has joined, read what they filled in.',
        'Send the text to the holder of the third key. In contracts from the templates, this person signs the acceptance at its end and returns it to both of you, within ten business days of your agreement.',
        `Begin your own part only when the guarantee that protects you is **Active** and its deposit is confirmed.${locked ? ' Then the money is locked: neither of you can move it alone, unless you sign a return date.' : ''}`,
        'When you have been paid, release the guarantee to the person who deposited it. Ask for their address and confirm it by voice. Press **Release Guarantee**, enter the address, the amount (or press **Max**) and your **Signing Password**, then press **Generate Transaction**. The money is sent when the other party signs.',
        'If you are not paid, claim in writing by the date of the guarantee, with the amount and your evidence. Then propose a release to your own address, for the amount that you are owed. If the other party does not sign, see the guide for when something is wrong.',
      ],
    },
    {
      id: 'joining',
      title: 'I owe something, or was invited',
      text: [
        'You lock bitcoin to show that you will keep your promise. When you have kept it, you get the bitcoin back with the other party’s signature. You need some bitcoin in a wallet or at an exchange, and a password that you will not lose.',
        'If the guarantee protects you instead, follow steps 1 to 4, and then the first guide from step 7.',
      ],
      steps: [
        'Open the link that you were sent. Log in, or register first. You come back to the invitation afterwards.',
        'Read who offers what, each guarantee and who deposits it, and who holds the third key. Ask the person who invited you about anything unclear, by telephone rather than by chat.',
        seals
          ? 'Fill in your details. Type your **Signing Password** to sign what you have just read, and press **Accept Contract**. Accepting moves no money.'
          : 'Fill in your details and press **Accept Contract**. Accepting moves no money.',
        'If you do not agree, press **Decline**. The other party is not told, so tell them yourself. The link still works.',
        `Deposit only when both of you have ${seals ? 'signed the terms' : 'agreed on the text'} and the holder of the third key has accepted the role. In contracts from the templates you then have five business days.`,
        `Press **Deposit** on a guarantee that you deposit, or **Get the address** where the contract says **Needs your action**. ${addressesChecked ? 'Check that the address is marked **Verified**.' : 'Your browser does not check the address: you depend on the server.'} Send exactly the amount shown from any Bitcoin wallet.`,
        `The guarantee becomes **Active** when the whole amount has arrived.${addressesChecked ? ' Save the recovery file that is offered then: with it, your password and one more signer, you can move the money without this site. If the contract sets a return date, press **Open Dispute** and **Ask for a return date** within two business days of each deposit.' : ''}`,
        'When you have done your part, press **Release Guarantee** and enter a **Destination Bitcoin Address** of your own wallet, the amount and your **Signing Password**. Press **Generate Transaction**. The money is sent when the other party signs.',
        'If the other party proposes a release, press **Review and sign**. Compare the recipient, the amount and the fee with what was agreed, then press **Sign Transaction**. The money is sent at once and cannot be called back.',
      ],
    },
    {
      id: 'something-wrong',
      title: 'Something is wrong',
      text: [
        `${locked ? 'Until a return date that you have signed, your money stays where it is: two of the three keys are needed to move it. ' : ''}Stay calm, watch the dates, and pay nobody who promises to unlock the money.`,
      ],
      steps: [
        `Collect what proves your side: deliveries, photographs, invoices, e-mails. Save the ${seals ? '**Certificate** and the statement' : 'statement'} now. A screenshot is not enough.`,
        `Talk, and if nobody answers, try another channel. You can end a disagreement with a release that splits the money: a guarantee can be released in parts.${addressesChecked ? ' Or press **Open Dispute** and **Make an offer**: it says how much each of you gets, and until when.' : ''}`,
        'Claim in writing by the date of the guarantee, with the amount and your evidence: in contracts from the templates you cannot claim against it afterwards.',
        `Within sixty days of that date${addressesChecked ? ' (thirty if the contract sets a return date)' : ''}, ask for arbitration, sue or begin to negotiate. Under an employment annex, file the request for conciliation or sue; negotiating is not enough. Otherwise you lose the guarantee, though not what you are owed.`,
        ...(addressesChecked
          ? [
              'A claim does not stop a return date that you have signed. Agree on something else, or have a decision carried out, before that day.',
            ]
          : []),
        `Do not sign a release that you do not agree with.${locked ? ' Nothing moves without a second signature.' : ''}`,
        seals
          ? 'If the text was changed after both signed it, the contract shows the differences. The last version that both signed counts. Deposit nothing until it is settled.'
          : 'If the text was changed, compare it with your own copy. Deposit nothing until it is settled.',
        'If you still disagree, write to the holder of the third key, with your evidence. Where the contract has an arbitration agreement, they decide. In contracts with consumers or workers, or about homes, they sign only what both of you agree on, or the result of a court case, a mediation or a consumer arbitration.',
        addressesChecked
          ? 'With a decision in your favour, you and the holder of the third key sign the transaction on the recovery page. Send them the file **For another signer**, never your recovery file. Open the transaction that they send back with your recovery file, sign it and broadcast it.'
          : 'The recovery file of this installation holds your key alone. Ask its operator how you and the holder of the third key can sign a transaction.',
        'If you lost your password, your key or your device, see the parts about them below. Act the same day, and tell the other party.',
      ],
    },
  ];
}
