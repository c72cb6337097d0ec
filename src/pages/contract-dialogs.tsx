import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { EMPTY_GUARANTEE_FORM } from '@/domain/guarantees/guarantee-form';
import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import { UnseenPdf } from '@/features/contracts/pdf/unseen-pdf';
import type { ContractDialog } from '@/features/dialogs/contract-dialog';
import { TermsChangeNotice } from '@/features/terms/terms-change';
import { TermsStatusRow } from '@/features/terms/terms-status-row';
import { lazyPart } from '@/lib/lazy';
import { OpenGuaranteeDialog } from '@/pages/guarantee-dialogs';

// Each is fetched when it is first opened; most visits open none.
const AddGuaranteeDialog = lazyPart('AddGuaranteeDialog', () => import('@/features/guarantees/add-guarantee-dialog'));
const BroadcastDialog = lazyPart('BroadcastDialog', () => import('@/features/withdrawals/sign/broadcast-dialog'));
const ReadingDialog = lazyPart('ReadingDialog', () => import('@/features/contracts/detail/reading-dialog'));
const TermsOverview = lazyPart('TermsOverview', () => import('@/features/terms/terms-overview'));
const DeleteDraftDialog = lazyPart('DeleteDraftDialog', () => import('@/features/contracts/delete-draft-dialog'));
const SignTermsDialog = lazyPart('SignTermsDialog', () => import('@/features/terms/sign-terms-dialog'));
const AskRestoreDialog = lazyPart('AskRestoreDialog', () => import('@/features/terms/ask-restore-dialog'));
const ProposeDialog = lazyPart('ProposeDialog', () => import('@/features/terms/propose-dialog'));
const OpenFileDialog = lazyPart('OpenFileDialog', () => import('@/features/files/open-file-dialog'));
const AskDialog = lazyPart('AskDialog', () => import('@/features/disputes/ask-dialog'));
const AskReturnDialog = lazyPart('AskReturnDialog', () => import('@/features/returns/ask-return-dialog'));
const GiveReturnDialog = lazyPart('GiveReturnDialog', () => import('@/features/returns/give-return-dialog'));
const TakeBackDialog = lazyPart('TakeBackDialog', () => import('@/features/returns/take-back-dialog'));
const RecoveryDialog = lazyPart('RecoveryDialog', () => import('@/features/recovery/recovery-dialog'));

interface ContractDialogsProps {
  contract: Contract;
  open: ContractDialog | null;
  onOpen: (dialog: ContractDialog | null) => void;
  /** A dialog has changed this guarantee. */
  onReveal: (guaranteeId: Id) => void;
}

/** The open dialog. Stays mounted, because the form of a new guarantee outlives its dialog. */
export function ContractDialogs({ contract, open, onOpen, onReveal }: ContractDialogsProps) {
  const [form, setForm] = useState(EMPTY_GUARANTEE_FORM);
  const navigate = useNavigate();
  const onClose = () => onOpen(null);
  const common = { contractId: contract.id, onClose };

  function endWith(guaranteeId: Id): void {
    onOpen(null);
    onReveal(guaranteeId);
  }

  function render(dialog: ContractDialog): ReactNode {
    const guaranteeId = 'guaranteeId' in dialog ? (dialog.guaranteeId ?? null) : null;
    const guarantee = contract.guarantees.find(({ id }) => isSameId(id, guaranteeId));
    switch (dialog.kind) {
      case 'add-guarantee':
        return (
          <AddGuaranteeDialog
            contract={contract}
            onClose={onClose}
            form={form}
            onForm={setForm}
            onPropose={(draft) =>
              onOpen({
                kind: 'propose',
                change: { guarantee: form },
                onBack: () => onOpen({ kind: 'add-guarantee' }),
                onDone: (guaranteeId) => {
                  draft.clear();
                  setForm(EMPTY_GUARANTEE_FORM);
                  if (guaranteeId !== null) endWith(guaranteeId);
                },
              })
            }
            onDone={(guaranteeId) => {
              setForm(EMPTY_GUARANTEE_FORM);
              if (guaranteeId === null) onOpen(null);
              else endWith(guaranteeId);
            }}
          />
        );
      case 'broadcast':
        return <BroadcastDialog contractId={contract.id} {...dialog} onClose={() => endWith(dialog.guaranteeId)} />;
      case 'terms':
        return (
          <ReadingDialog
            contract={contract}
            onClose={onClose}
            before={
              <TermsOverview contract={contract}>
                <TermsChangeNotice contract={contract} />
                <TermsStatusRow contract={contract} pdf={<UnseenPdf contract={contract} isInline />} withTask />
              </TermsOverview>
            }
          />
        );
      case 'delete-draft':
        return (
          <DeleteDraftDialog contract={contract} onDeleted={() => void navigate(PATHS.contracts)} onClose={onClose} />
        );
      case 'sign-terms':
        return <SignTermsDialog contract={contract} onClose={onClose} />;
      case 'ask-restore':
        return <AskRestoreDialog contract={contract} onClose={onClose} />;
      case 'propose': {
        const { change, onDone, onBack } = dialog;
        return (
          <ProposeDialog
            contract={contract}
            change={change}
            onClose={onBack ?? onClose}
            onDone={(added) => {
              onOpen(null);
              onDone(added);
            }}
          />
        );
      }
      case 'ask-return':
        return (
          guarantee && <AskReturnDialog {...{ contract, guarantee, onClose }} onDone={() => endWith(guarantee.id)} />
        );
      case 'give-return':
        return (
          guarantee && (
            <GiveReturnDialog
              {...{ contract, guarantee, onClose }}
              hash={dialog.hash}
              onDone={() => endWith(guarantee.id)}
            />
          )
        );
      case 'take-back':
        return (
          guarantee && (
            <TakeBackDialog
              key={`${dialog.hash} ${dialog.index}`}
              {...{ contract, guarantee, onClose }}
              hash={dialog.hash}
              index={dialog.index}
            />
          )
        );
      case 'ask-holder':
        return <AskDialog contract={contract} onClose={onClose} />;
      case 'open-file':
        return <OpenFileDialog {...common} />;
      case 'recovery':
        return <RecoveryDialog {...common} />;
      default:
        return (
          <OpenGuaranteeDialog
            key={`${dialog.kind} ${dialog.guaranteeId}`}
            {...common}
            {...dialog}
            onBroadcast={(txid, paid) => onOpen({ kind: 'broadcast', txid, paid, guaranteeId: dialog.guaranteeId })}
            onDone={() => endWith(dialog.guaranteeId)}
            onStartAgain={() => onOpen({ kind: 'release', guaranteeId: dialog.guaranteeId })}
          />
        );
    }
  }

  if (open === null) return null;
  return <Suspense fallback={null}>{render(open)}</Suspense>;
}
