import { useState } from 'react';
import type { ErrorData, Result } from '@/domain/primitives/errors';
import type { Concern } from '@/domain/withdrawals/concerns';
import { getSigningStep, type SigningStep } from '@/domain/withdrawals/signing';
import type { TermsCheck } from '@/features/signing/use-terms-check';
import type { Intent } from '@/lib/intent';
import { type AsyncTask, useTask } from '@/lib/use-task';

/**
 * The concerns that the user has to accept before signing. After a reload, or for another transaction, they are asked
 * again.
 */
export interface Question {
  concerns: readonly Concern[];
}

/** The user's input and consent; the store compares them with the state at the time of signing. */
export interface SigningInput {
  password: string;
  acceptedTerms: string | null;
}

type SigningAction<Value> = (input: SigningInput, intent: Intent) => Promise<Result<Value, ErrorData>>;

export interface SigningSubject {
  /** The content to sign is on screen and may be signed. */
  canSign: boolean;
  /** `null`: nothing is asked. */
  question?: Question | null;
  /** There is nothing left to sign. */
  isDone?: boolean;
}

export interface Signing {
  step: SigningStep;
  task: AsyncTask<ErrorData>;
  /** `null`: no terms have to be signed first. */
  terms: TermsCheck | null;
  question: Question | null;
  accepted: boolean;
  setAccepted: (isAccepted: boolean) => void;
  password: string;
  setPassword: (password: string) => void;
  /** Signs, if nothing is missing. Resolves as `task.run` does. */
  sign: <Value>(start: SigningAction<Value>) => Promise<{ value: Value } | null>;
}

/**
 * The steps of one signature: inspect, question, password, signing, done (docs/architecture.md#dialogs-that-sign).
 * Consent belongs to the question on screen, so it cannot count for another question. The password stays in this hook.
 */
export function useSigning(
  terms: TermsCheck | null,
  { canSign, question = null, isDone = false }: SigningSubject,
): Signing {
  const task = useTask<ErrorData>();
  const [password, setPassword] = useState('');
  const [acceptedQuestion, setAcceptedQuestion] = useState<Question | null>(null);
  const accepted = question !== null && acceptedQuestion === question;
  const isAnswered = (question === null || accepted) && terms?.isHeld !== true;
  const step = getSigningStep({ busy: task.busy, isDone, canSign, isAnswered, password });
  return {
    step,
    task,
    terms,
    question,
    accepted,
    setAccepted: (isAccepted) => setAcceptedQuestion(isAccepted ? question : null),
    password,
    setPassword,
    sign: async (start) => {
      if (step !== 'ready') return null;
      const input = { password, acceptedTerms: terms?.acceptedTerms ?? null };
      return task.run((intent) => start(input, intent));
    },
  };
}
