import type { TemplateTexts } from '@/content/en/templates/template-texts';

export const LICENSE_TEXTS: TemplateTexts = {
  title: 'Licence agreement',
  description: `The holder of the rights authorises another party to use a program, a work, a trade mark or a patent, within limits and for a fee. It does not transfer ownership.

1. Subject. The licensor grants the licensee a licence to use the rights described in the particular conditions. Unless stated otherwise there, the licence is neither exclusive nor transferable.

2. Scope. The licence is limited to the uses, territories, users and term indicated. Every use that is not expressly authorised remains reserved to the licensor.

3. Fee. The licensee pays the agreed fixed amounts and royalties, and keeps a record of use sufficient to verify them.

4. Title. The licensor declares that they hold the rights or may license them, and answers for claims of third parties that prevent quiet use.

5. Preservation. The licensee does not remove notices of ownership, does not sublicense and makes no copies other than those needed for the authorised use and its backup.

6. Verification. The licensor may ask for a declaration of use once a year. If it shows more use than was paid for, the difference is settled within thirty days.

7. End of the licence. Upon termination, the licensee ceases the use and deletes or returns the copies, except those that must be kept by law.

Particular conditions (complete before publishing):
- Work, program, trade mark or patent licensed:
- Uses, territory, users and term:
- Fixed fee and royalties:
- Exclusivity and sublicences, if any:`,
  comments: {
    'license-comment-1': 'The yearly declaration of use is far less invasive than an audit, and it has been enough.',
    'license-comment-2': 'We adapted it to typefaces by changing nothing but the scope.',
  },
  guarantees: {
    'license-fees': {
      description: 'Guarantee of payment of royalties',
      conditions:
        'Backs one quarter of the fee. It is returned at the end of the licence if no amounts are outstanding. If a settlement is still unpaid thirty days after it fell due, it is released to the licensor up to the amount owed.',
      verificationProcess:
        "Quarterly declaration of use and proof of payment shared in the chat. In the absence of a declaration, the previous quarter's is taken.",
    },
    'license-title': {
      description: 'Guarantee of title and quiet use',
      conditions:
        'Covers the return of what was paid for the period not enjoyed if a third party with a better right prevents the use. It is returned at expiry if no claim of a third party is in progress.',
      verificationProcess:
        'Demand or decision that prevents the use, shared in the chat. The licensor has twenty days to prove their right or to replace the licensed subject.',
    },
    'license-scope': {
      description: 'Guarantee of use within the scope',
      conditions:
        'Answers for unauthorised copies, sublicences or uses. It is released to the licensor for the value of the unauthorised use once this has been proven; otherwise it is returned at expiry.',
      verificationProcess:
        'The licensor provides evidence of the unauthorised use and the licensee may answer within fifteen days. Failing agreement, the arbitrator of the contract decides.',
    },
    'license-continuity': {
      description: 'Escrow of the source code or the originals',
      conditions:
        'Ensures that the licensor keeps an up-to-date copy of the source code or of the originals in escrow, accessible if they cease business or abandon maintenance. Without a valid escrow, it is released to the licensee.',
      verificationProcess:
        "Notarial deed of deposit or the depositary's certificate, renewed with each major version and shared in the chat.",
    },
  },
};
