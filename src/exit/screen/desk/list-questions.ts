import type { CheckedKit } from '@/exit/recovery/api';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { type EarlierAward, findContradicted } from '@/exit/recovery/award/earlier-award';
import { type Earlier, findSecondPayment } from '@/exit/recovery/second-payment';
import { nameCoin } from '@/exit/screen/coin-name';
import { nameGuarantee } from '@/exit/screen/guarantee-name';
import type { Texts } from '@/exit/texts/texts';

export interface Question {
  /** What it is about: an answer to it counts for nothing else. */
  key: string;
  text: string;
  accept: string;
  acceptFirst: string;
}

interface QuestionGround extends Earlier {
  kit: CheckedKit;
  /** Decisions about the contract. */
  awards: readonly EarlierAward[];
  isGone: (outpoint: string) => boolean;
}

/** What the arbitrator has to accept before a decision is signed beside what was signed before. */
export function listQuestions(t: Texts, ground: QuestionGround, { award, transaction }: AwardDraft): Question[] {
  const { kit, awards, isGone } = ground;
  const questions: Question[] = [];
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
