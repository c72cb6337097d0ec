import { useMemo, useSyncExternalStore } from 'react';
import type { Contract } from '@/domain/models';
import { summariseContract } from '@/domain/records/agreement-summary';
import { ContractReading } from '@/features/contracts/detail/contract-reading';
import { PrintedSummary } from '@/features/records/printed-summary';
import { useAppSelector } from '@/store/core/hooks';
import { selectIsSealStateKnown, selectSealView, selectTermsRole } from '@/store/seals/seals.selectors';

interface PrintedContractProps {
  contract: Contract;
  /** Its text is open, in a dialog or a tab. */
  isRead: boolean;
  /** Something else is open, which is printed. */
  isCovered: boolean;
}

/** On paper, the page of a contract is the contract. */
export function PrintedContract({ contract, isRead, isCovered }: PrintedContractProps) {
  const isPrinting = usePrinting();
  return (isRead || (isPrinting && !isCovered)) && <Paper contract={contract} />;
}

/**
 * A summary, then the text. Outside of the dialog that shows the text, because browsers place a dialog
 * over the page and cut it badly into sheets.
 */
function Paper({ contract }: { contract: Contract }) {
  const isKnown = useAppSelector((root) => selectIsSealStateKnown(root, contract.id));
  const view = useAppSelector((root) => selectSealView(root, contract.id));
  const known = isKnown ? (view ?? 'none') : null;
  const summary = useMemo(() => summariseContract(contract, known), [contract, known]);
  const canBeSigned = useAppSelector((root) => selectTermsRole(root, contract)) !== null;
  return (
    <div data-print className="hidden print:block">
      <PrintedSummary summary={summary} hasSignatures={canBeSigned} />
      <ContractReading contract={contract} />
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
