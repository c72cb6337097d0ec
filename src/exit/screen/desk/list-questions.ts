import { type AwardGround, listUnstated } from '@/domain/settlement/award-rules';
import { isLargePart } from '@/domain/settlement/offer-rules';
import type { CheckedKit } from '@/exit/recovery/api';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { type EarlierAward, findContradicted } from '@/exit/recovery/award/earlier-award';
import { type Earlier, findSecondPayment } from '@/exit/recovery/second-payment';
import { nameCoin } from '@/exit/screen/coin-name';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import type { Texts } from '@/exit/texts/texts';

export interface Question {
  /** Its subject: an answer to it counts for nothing else. */
  key: string;
  text: string;
  accept: string;
  acceptFirst: string;
}

interface QuestionGround extends Earlier {
  kit: CheckedKit;
  /** Decisions about the contract. */
  awards: readonly EarlierAward[];
  /** Where each party has asked to be paid, by its own signature. */
  stated: AwardGround['stated'];
  isGone: (outpoint: string) => boolean;
}

/** Points that the arbitrator has to accept before signing: those that the parties will be asked about, and earlier signatures. */
export function listQuestions(t: Texts, ground: QuestionGround, { award, transaction }: AwardDraft): Question[] {
  const { kit, awards, stated, isGone } = ground;
  const questions: Question[] = [];
  // Also if an explorer says that fees are as high: it may lie.
  if (isLargePart(award)) {
    const { accept, acceptFirst } = t.fee;
    questions.push({ key: `fee ${transaction.summary.fee}`, text: t.award.largeFee, accept, acceptFirst });
  }
  for (const role of listUnstated(award, stated)) {
    const paid = award.outputs.filter(({ to }) => to === role).map(({ address }) => address);
    const { unstated, unstatedAccept: accept, unstatedFirst: acceptFirst } = t.award;
    questions.push({ key: `unstated ${role} ${paid.join()}`, text: unstated(t.roles[role]), accept, acceptFirst });
  }
  const second = findSecondPayment(kit, transaction.summary, ground, isGone);
  if (second !== null) {
    const { guarantee, outpoint } = second;
    const text = t.second.other(nameGuarantee(t, kit, guarantee), outpoint && nameCoin(outpoint));
    const { accept, acceptFirst } = t.second;
    questions.push({ key: `second ${guarantee} ${outpoint}`, text, accept, acceptFirst });
  }
  const contradicted = findContradicted(award, awards);
  if (contradicted !== null) {
    const { again, againAccept: accept, againFirst: acceptFirst } = t.award;
    const text = again(contradicted.award.number);
    questions.push({ key: `again ${contradicted.statement}`, text, accept, acceptFirst });
  }
  return questions;
}
