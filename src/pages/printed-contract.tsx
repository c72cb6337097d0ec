import { useSyncExternalStore } from 'react';
import type { Contract } from '@/domain/models';
import { ContractReading } from '@/features/contracts/detail/contract-reading';
import { Signatures } from '@/features/terms/signatures';

interface PrintedContractProps {
  contract: Contract;
  /** Its text is open, in a dialog or a tab. */
  isRead: boolean;
  /** Something else is open, which is printed. */
  isCovered: boolean;
}

/**
 * On paper, the page of a contract is the contract, below the signatures of both. Outside of the dialog that shows the text, because browsers place a dialog
 * over the page and cut it badly into sheets.
 */
export function PrintedContract({ contract, isRead, isCovered }: PrintedContractProps) {
  const isPrinting = usePrinting();
  if (!isRead && (!isPrinting || isCovered)) return null;
  return (
    <div data-print className="hidden print:block">
      <Signatures contract={contract} onPaper />
      <ContractReading contract={contract} onPaper />
    </div>
  );
}

let isBeingPrinted = false;

/** Whether the browser is about to print. Rendered before it lays out the paper: a state would come too late. */
function usePrinting(): boolean {
  return useSyncExternalStore(subscribe, () => isBeingPrinted);
}

function subscribe(onChange: () => void): () => void {
  const listen = ({ type }: Event) => {
    isBeingPrinted = type === 'beforeprint';
    onChange();
  };
  for (const type of ['beforeprint', 'afterprint']) window.addEventListener(type, listen);
  return () => {
    for (const type of ['beforeprint', 'afterprint']) window.removeEventListener(type, listen);
  };
}
