import type { HelpFacts } from '@/content/help/help-facts';
import type { HelpSection } from '@/content/help/help-section';

/** Court, tax, heirs, insolvency and privacy (Spanish law, as in the templates). */
export function getEnglishLegalHelp({ brand, seals, addressesChecked, passwordIsSent }: HelpFacts): HelpSection[] {
  const locked = addressesChecked && !passwordIsSent;
  return [
    {
      id: 'court',
      title: 'Is it valid in court?',
      text: [
        seals
          ? 'A contract made here is a private document. Signing the terms is a simple electronic signature: it shows that the holder of a key signed this exact text. If the other party denies it, you have to prove who held the key. So compare the safety number, and keep the certificate.'
          : 'A contract made here is a private document. Keep a copy of its text, of the e-mails and of the payments.',
        `A screenshot is weak evidence. Export ${seals ? 'the certificate and ' : ''}the statement, and note the identifiers of the transactions: anyone can look them up in the blockchain. If a lot is at stake, sign the exported files with a qualified digital certificate, or deposit them with a notary.`,
        'Before you sue, Spanish law usually requires an attempt to negotiate. Write a proposal, keep proof that it arrived, and give the other party thirty days.',
      ],
    },
    {
      id: 'tax',
      title: 'Tax',
      text: [
        'Locking a guarantee does not change what you owe. When bitcoin passes from one party to the other, it is usually a disposal for tax, at its value in euros on that day. VAT and withholdings on your work stay as they are.',
        'Keep the **Statement**: it has every payment with its date. Ask a tax adviser about your own case.',
      ],
    },
    {
      id: 'heirs',
      title: 'Death and heirs',
      text: [
        'If a party dies, the heirs take their place. To sign they need the password, and either access to the account or the recovery file; nobody can reset the password. Without these, the other party and the holder of the third key can move the money together, once the heirs have proved who they are.',
        'Tell a person you trust where your recovery file is, and leave the password where that person can get it after your death, for example with a notary.',
      ],
    },
    {
      id: 'insolvency',
      title: 'The other party becomes insolvent',
      text: [
        'The bitcoin does not move by itself. The insolvency administrator may have to sign in place of the party. A guarantee in a private document gives no privilege over other creditors: for large amounts, have the contract put into a public deed.',
      ],
    },
    {
      id: 'supervision',
      title: 'Who supervises this site?',
      text: [
        `${brand} is software: neither the Bank of Spain nor the CNMV supervises it as such, and no deposit guarantee scheme covers bitcoin. Its operator may need an authorisation: ask who they are and what rules apply to them.`,
        'If you buy as a consumer, you keep every right that the law gives you, among them fourteen days to withdraw from most contracts made at a distance. You can also complain to the consumer office (OMIC) or ask for consumer arbitration.',
      ],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      text: [
        'Bitcoin addresses and payments are public for ever. Anyone who knows that an address is yours can see its payments. The server keeps your e-mail address, your contracts with the details in them, and the chat; the other party sees the contract and the chat too, and so does the holder of the third key if they have an account.',
        'You can ask the operator for a copy of your data, and to correct or delete it. What is in the blockchain, or on the other party’s device, cannot be deleted.',
      ],
    },
    {
      id: 'buying-bitcoin',
      title: 'Where to get bitcoin, and which address to use',
      text: [
        'Buy from a registered exchange and leave time: the first payment out can take a day. Exchanges deduct their fee, so check that the whole amount arrives.',
        'To receive bitcoin, use an address of your own wallet. An exchange can close an account or change an address while the money is locked.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long things take',
      table: [
        ['What', 'Usually'],
        ['the other party sees a change', 'a minute'],
        ['a deposit is seen', 'seconds after it was sent'],
        ['a deposit is confirmed', '10 to 60 minutes'],
        ['a release is sent', 'with the second signature, at once'],
        ['a release with a low fee', 'hours; **Raise the fee** makes it faster'],
      ],
    },
    {
      id: 'saying-no',
      title: 'How to say no',
      text: [
        `Do not sign a release or a change that you do not agree with, and say why in the chat.${locked ? ' Nothing moves without a second signature.' : ''} If the contract obliges you to sign, refusing without cause can cost you interest. Give your reason in writing before the date that the contract sets.`,
      ],
    },
  ];
}
