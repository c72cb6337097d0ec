import { labelPrice } from '@/content/en/price-labels';
import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const LICENSE_TEXTS: TemplateTexts = {
  title: 'Licence agreement',
  description: `The licensor authorises another party to use a program, a work, a trade mark or a patent, within limits and for a fee. It does not transfer ownership.

1. Subject. The licensor grants the licensee a licence to use the rights described in the special terms. Unless stated otherwise there, the licence is neither exclusive nor transferable. The licensor hands over what is needed for the use at the start of the licence.

2. Scope. The licence is limited to the uses, the territory, the users and the term indicated; it is not extended without written agreement. Every use that is not expressly authorised remains reserved to the licensor.

3. Fee. The licensee pays the agreed fixed amounts and royalties, and keeps a record of use sufficient to verify them.

4. Title. The licensor declares that it holds the rights or may license them, and is liable for third-party claims that prevent undisturbed use. The licensee reports them within ten days, leaves the defence to the licensor, at the licensor's cost, and assists in it; the licensor obtains the right of use, replaces the licensed subject or returns what was paid for the time not enjoyed.

5. Preservation. The licensee does not remove notices of ownership, does not sublicense without written consent and makes no copies other than those needed for the authorised use and its backup, without prejudice to what the law allows the lawful user of a program. The licensee is liable for its sublicensees as for itself, and the sublicence ends with the licence.

6. Verification. The licensee delivers a declaration of use within fifteen days of the end of each calendar quarter, of the end of the licence and, if stock is sold off, of the end of that sale. If it shows more use than was paid for, the difference is settled within thirty days, with the applicable default interest from when it should have been paid. Between businesses or professionals, once a year and until a year after the end, the licensor may have an independent auditor, bound to secrecy, check with fifteen days' notice the record of use and the related accounts of the last three years; the licensor pays for it, unless the difference in its favour exceeds five per cent of what was declared: in that case the licensee pays.

7. End of the licence. If a party fails to perform an essential obligation and does not remedy this within thirty days of being required to, the other may terminate the contract. At the end, the licensee ceases the use and deletes or returns the copies, except those that must be kept by law. If the end is due neither to its breach nor to the better right of a third party and it gives written notice before the end, the licensee may sell for ninety days the products already made or marked, with their royalties. Only with that notice are the “valid until” dates of the guarantees of both parties extended by ninety days.

8. Liability. Except for intent or gross negligence, personal injury or mandatory rules, the total liability of each party is limited to the amount of the special terms. The limit does not apply to claims about title, to use outside the licence, to payment of the fee, to breach of the duty of secrecy or to what is owed to a consumer.

9. Trade marks, patents and other registered rights. If the right is registered, or applied for, the licensor states the register (OEPM, EUIPO or another), the number and the expiry, keeps it in force and pays its fees; if the licensor does not pay them, the licensee may do so and deduct them. Either party may record the licence so that it takes effect against third parties, and the other signs what is needed within ten days. The mark is used as registered and with the quality that the parties agree or, failing that, the licensor's; the licensor may ask for samples and require that what falls short be corrected; the use benefits the licensor. Each party informs the other of infringements that it knows of. The licensor sues; if it does not within three months of being required to, the licensee may do so in its own name, with the consent that the licensor gives here and the documents that it hands over on request. The party that sues pays for the proceedings and recovers its costs and its damage first. If the right is refused, declared invalid, revoked or lapses, the licence ends as to what is affected and the fee is reduced in proportion; what was paid for the time enjoyed is not returned, except in bad faith.`,
  comments: {
    'license-comment-1': 'The guarantee of payment of the fee and section 6 use the same quarterly declaration.',
    'license-comment-2':
      'Licences of trade marks and patents are recorded with the OEPM, or with the EUIPO for an EU trade mark, to take effect against third parties.',
  },
  terms: {
    work: 'Work, program, trade mark or patent (with its register and number, if any)',
    scope: 'Uses, territory and users',
    startDate: 'Start of the licence',
    endDate: 'End of the licence',
    yearlyFee: labelPrice('Yearly fee'),
    payment: {
      label: 'Royalties, due dates and manner of payment',
      initial: 'no royalties; one invoice at the end of each quarter; by bank transfer, thirty days after each invoice',
    },
    exclusivity: { label: 'Exclusivity and sublicences', initial: 'neither exclusive nor sublicensable' },
    liabilityCap: { label: 'Limit of liability', initial: 'the fee of one year' },
  },
  guarantees: {
    'license-fees': {
      description: 'Guarantee of payment of the fee',
      conditions:
        'Backs one quarter of the fee, fixed or in royalties. If an invoice or a royalty statement is still unpaid thirty days after it fell due, it is released to the licensor up to the amount owed. The rest is returned when the last invoice or royalty statement has been paid.',
      verificationProcess:
        "Invoice or quarterly declaration of use, and proof of payment, shared in the chat. In the absence of a declaration in time, the previous quarter's is taken or, for the first, a quarter of the yearly fee, without prejudice to settling the real use later.",
    },
    'license-title': {
      description: 'Guarantee of title and undisturbed use',
      conditions:
        'Covers the return of what was paid for the period not enjoyed if a third party with a better right prevents the use, or if it is lost because the right is refused, declared invalid, revoked or lapses, and what the licensee has to pay to the third party for the licensed use. If its period ends while a third-party claim already reported to the licensor is pending, what the third party asks for or, if no amount is stated, the whole guarantee stays locked until thirty days after that claim has ended; if the third party has neither sued nor requested arbitration within six months of the end of that period, the claim counts as ended for this purpose. The parties then sign the new date and the move to another deposit address of the same guarantee; the licensee may also ask for that move as interim relief without a fixed amount, and the licensor does not broadcast the signed return. This prevails over “Release and expiry” and “Return on expiry”.',
      verificationProcess:
        'Demand or decision that prevents the use, or extract from the register, shared in the chat. The licensor has twenty days to prove its right or to replace the licensed subject.',
    },
    'license-scope': {
      description: 'Guarantee of use within the scope',
      conditions:
        'Covers unauthorised copies, sublicences or uses. It is released to the licensor for the ordinary price of the unauthorised use once this has been proved. The rest is returned when the period of the guarantee ends, except what has been claimed.',
      verificationProcess:
        'The licensor provides evidence of the unauthorised use and the licensee may answer within fifteen days; what it does not dispute with reasons counts as proved, except against a consumer. Failing agreement, it is settled like the other disputes about the guarantees.',
    },
    'license-continuity': {
      description: 'Guarantee of escrow of the source code or the originals',
      conditions:
        'Ensures that the licensor keeps an up-to-date copy of the source code or of the originals in escrow, accessible if the licensor ceases business or abandons maintenance; in that case the licensee may use and adapt it for the authorised use until the end of the licence. Without a valid escrow, it covers the proved cost of setting one up or of making up for it.',
      verificationProcess:
        "Notarial deed of deposit or the depositary's certificate, renewed with each major version and shared in the chat within ten business days of a request; otherwise the escrow counts as not valid. The cost is proved by an invoice or a quotation.",
    },
  },
};
