import { useState } from 'react';
import { type ContractText, type ContractTextIssues, checkContractText } from '@/domain/contract/contract-form';

export interface ContractTextForm {
  text: ContractText;
  setText: (text: ContractText) => void;
  /** Empty until the first try to submit, then kept up to date while typing. */
  issues: ContractTextIssues;
  /** Whether the text may be sent; shows what is missing, and takes the reader there. */
  check: (form: HTMLFormElement | null) => boolean;
}

/** What is typed into title and description. */
export function useContractText(initial: ContractText): ContractTextForm {
  const [text, setText] = useState(initial);
  const [tried, setTried] = useState(false);
  const issues = checkContractText(text);

  function check(form: HTMLFormElement | null): boolean {
    setTried(true);
    const complete = Object.keys(issues).length === 0;
    if (!complete) form?.querySelector<HTMLElement>(issues.title ? 'input' : 'textarea')?.focus();
    return complete;
  }

  return { text, setText, issues: tried ? issues : {}, check };
}
