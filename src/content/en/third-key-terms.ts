import { KEY_DUTY, NO_ARBITRATION, OTHERWISE, SOLE_ARBITRATOR } from '@/content/en/known-wording';
import { KEPT_GOODS } from '@/content/en/top-up-terms';
import type { ContractType, Template } from '@/domain/models';
import { decideOnArbitration, isPropertyLease, pickAward } from '@/domain/templates/arbitration';
import type { TermReader } from '@/domain/templates/template-draft';

/** The terms of src/content/templates/third-key-terms.ts in English. */
export function writeThirdKey(template: Template, terms: TermReader): string[] {
  const decision = decideOnArbitration(template, terms.read);
  if (decision === 'excluded')
    return [`${writeKeyHolder(template, terms, writeCourtOrders(template, terms.read))} ${NO_ARBITRATION} ${UNPAID}`];
  const agreement = writeArbitration(template, terms);
  const orders = `${AWARDS} ${writeJudgment(template, terms.read)}`;
  if (decision === 'agreed') return [writeKeyHolder(template, terms, orders), `Arbitration agreement. ${agreement}`];
  return [
    writeKeyHolder(template, terms, orders),
    `Arbitration agreement. If both parties act as businesses or professionals: ${agreement}`,
    `${OTHERWISE} ${NO_ARBITRATION} ${UNPAID}`,
  ];
}

/** Where nobody arbitrates, nothing else says who pays. */
const UNPAID =
  'The holder of the third key is not paid for accepting or for signing, unless agreed in writing signed by both parties.';

const AWARDS =
  '(b) what an award or a final or enforceable court decision orders, once served on both parties; (c) the move to a deposit address of the same guarantee that the arbitrator or a court orders as interim relief (arts. 11.3 and 23 of Law 60/2003); (d) what the clause “Lost key, death and insolvency” requires.';

/** A court orders payment of a debt, not the signature of a third person. */
function writeJudgment(template: Template, read: (id: string) => string): string {
  const award = pickAward(template, read, { arbitration: '', consumer: ', or a consumer arbitration award,' });
  const order =
    template.type === 'employment'
      ? ''
      : ', or one that ends order-for-payment proceedings with neither payment nor opposition (art. 816 of the Civil Procedure Act),';
  return `A final or enforceable decision${award} ordering payment of the secured debt${order} is enough to release what is still owed.`;
}

/** An award of consumer arbitration needs a business. */
function writeCourtOrders(template: Template, read: (id: string) => string): string {
  const award = pickAward(template, read, { arbitration: '', consumer: ', a consumer arbitration award' });
  return `(b) what a final or enforceable court decision${award} or an agreement reached in conciliation or mediation orders, once served on both parties; (c) what the clause “Lost key, death and insolvency” requires. ${writeJudgment(template, read)}`;
}

/** Restricts the third key, whether or not its holder decides disputes. */
function writeKeyHolder({ type }: Template, { read, show }: TermReader, orders: string): string {
  const fact = (id: string, words: string) => (read(id) === '' ? '' : `, ${words} ${show(id)}`);
  const facts = `${fact('arbitratorTaxId', 'tax number (NIF)')}${fact('arbitratorContact', 'contact')}`;
  const key =
    read('arbitratorKey') === ''
      ? ''
      : `; its extended public key has the SHA-256 fingerprint ${show('arbitratorKey')}`;
  return [
    `Third key. The third key is held by ${show('arbitratorName')}${facts}${key}.`,
    'The holder accepts in writing, with the form in the annex, within ten business days of the conclusion of the contract and before the first deposit; until that acceptance is on record, nobody is bound to deposit.',
    ...writeLateAcceptance(type, read),
    writeDeposit(type, read),
    `The holder signs only: (a) what both parties have signed; ${orders}`,
    'Signing in any other case makes the holder liable for all damage.',
    'This mandate is in the interest of both parties, cannot be revoked by one alone, and continues until no bitcoin is left at the address.',
    KEY_DUTY,
  ].join(' ');
}

/** Nobody leaves work, or a contract that is being performed, because a third person accepts late. */
function writeLateAcceptance(type: ContractType, read: (id: string) => string): string[] {
  if (type === 'employment') return [];
  const until = isPropertyLease({ type }, read) ? 'until the keys are handed over' : 'until its performance begins';
  return [
    `If it is not on record within that period, and as long as it is not, either party, except one that caused this, may withdraw from the contract at no cost, ${until}; what was already received is returned or paid for.`,
  ];
}

/** When a guarantee is deposited. Nobody stops work, the use of a property or the instalments of money handed over because it is late. */
function writeDeposit(type: ContractType, read: (id: string) => string): string {
  if (type === 'employment')
    return 'The employer deposits each guarantee within five business days of that acceptance.';
  const until = isPropertyLease({ type }, read) ? ', and before the keys are handed over' : '';
  const goods = type === 'rental' && until === '' ? KEPT_GOODS : '';
  const kept = type === 'loan' ? ', except the instalments of principal already disbursed' : goods;
  return `Unless another date is agreed, the party that provides a guarantee deposits it within five business days of that acceptance; until it does${until}, the other party may suspend its performance${kept}.`;
}

/** The court that evicts also decides on the rent (art. 438 of the Civil Procedure Act). */
const EVICTION = ' Eviction, and the rent and sums claimed together with it, are outside the arbitration.';

function writeArbitration(template: Template, { read, show }: TermReader): string {
  const other = read('otherArbitrator') === '' ? '' : `${show('otherArbitrator')} and, failing that, `;
  const profession = read('arbitratorProfession') === '' ? '' : `, profession ${show('arbitratorProfession')}`;
  const jurist =
    read('arbitration') === 'equity' ? '' : ' The parties accept the arbitrator even if not a jurist (art. 15.1).';
  return [
    `The parties submit to arbitration ${show('arbitration')} every dispute about the guarantees: their existence, value, expiry and release and, as a preliminary question with the force of res judicata up to the amount of each guarantee, whether the secured obligation exists, is due, and in what amount.${isPropertyLease(template, read) ? EVICTION : ''}`,
    `${SOLE_ARBITRATOR}${profession}, who declares independence and impartiality (art. 17 of Law 60/2003) and is not paid by result.${jurist}`,
    `If the arbitrator does not accept, is successfully challenged, ceases to act or makes no award in time, the replacement is ${other}the person appointed by the arbitration court of the Chamber of Commerce of the defendant's domicile; only if that fails does the competent court appoint the person who decides (arts. 8.1, 15.3 and 20).`,
    'Arbitration begins when a party requests it by e-mail to the other and to the arbitrator, with its claim and evidence. The other answers within ten business days; each may plead once more within five.',
    'The award is made in writing, with reasons, date and place, and signed electronically, within thirty days of the last pleading or of the end of its period, extendable by thirty.',
    `Seat: ${show('seat')}. Language: ${show('arbitrationLanguage')}.`,
    `Fees: ${show('arbitratorFees')}. Each party advances half; if one does not, the other may, and may recover it. The award allocates the costs.`,
    'The award is complied with by signing the release that it orders.',
  ].join(' ');
}

/** For the holder of the third key to copy, complete and sign. */
export function writeKeyAcceptance(template: Template, { read, show }: TermReader): string {
  const decision = decideOnArbitration(template, read);
  const duties = {
    agreed: ', including the arbitration',
    open: ', including the arbitration if it applies',
    excluded: '',
  }[decision];
  const isKnown = read('arbitratorKey') !== '';
  const key = isKnown ? `with SHA-256 fingerprint ${show('arbitratorKey')}` : 'whose SHA-256 fingerprint I state below';
  const below = isKnown ? '' : ', fingerprint of the key';
  const facts = ', profession, fees, liability insurance';
  const asArbitrator = { agreed: facts, open: `${facts} (if the arbitration applies)`, excluded: '' }[decision];
  return `Annex. Form of acceptance of the third key: “I accept to hold the third key of this contract, the extended public key ${key}, and the mandates that the contract gives me${duties}. I have no relation with the parties, their advisers or the operator of the application other than stated below, and will disclose any circumstance that arises. I will sign only in the cases of the clause ‘Third key’. Below: contract and parties, name, NIF${below}${asArbitrator}, revision and fingerprint of the terms, place, date and qualified electronic signature.”`;
}
