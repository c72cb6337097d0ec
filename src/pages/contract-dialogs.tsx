import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { EMPTY_GUARANTEE_FORM } from '@/domain/guarantees/guarantee-form';
import type { Contract } from '@/domain/models';
import { type Id, isSameId } from '@/domain/primitives/ids';
import type { ContractDialog } from '@/features/dialogs/contract-dialog';
import { lazyPart } from '@/lib/lazy';
import { OpenGuaranteeDialog } from '@/pages/guarantee-dialogs';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';

// Each is fetched when it is first opened; most visits open none.
const AddGuaranteeDialog = lazyPart('AddGuaranteeDialog', () => import('@/features/guarantees/add-guarantee-dialog'));
const BroadcastDialog = lazyPart('BroadcastDialog', () => import('@/features/withdrawals/sign/broadcast-dialog'));
const ReadingDialog = lazyPart('ReadingDialog', () => import('@/features/contracts/detail/reading-dialog'));
const SignedLink = lazyPart('SignedLink', () => import('@/features/seals/links/signed-link'));
const DuplicateDialog = lazyPart('DuplicateDialog', () => import('@/features/contracts/detail/duplicate-dialog'));
const DeleteDraftDialog = lazyPart('DeleteDraftDialog', () => import('@/features/contracts/delete-draft-dialog'));
const SignTermsDialog = lazyPart('SignTermsDialog', () => import('@/features/seals/sign-terms-dialog'));
const AskRestoreDialog = lazyPart('AskRestoreDialog', () => import('@/features/seals/ask-restore-dialog'));
const ProposeDialog = lazyPart('ProposeDialog', () => import('@/features/seals/propose-dialog'));
const ReadTermsDialog = lazyPart('ReadTermsDialog', () => import('@/features/seals/read-terms-dialog'));
const OpenCertificateDialog = lazyPart(
  'OpenCertificateDialog',
  () => import('@/features/seals/certificate/open-certificate-dialog'),
);
const SafetyNumberDialog = lazyPart('SafetyNumberDialog', () => import('@/features/seals/links/safety-number-dialog'));
const MakeOfferDialog = lazyPart('MakeOfferDialog', () => import('@/features/settlement/make-offer-dialog'));
const SettlementsDialog = lazyPart('SettlementsDialog', () => import('@/features/settlement/settlements-dialog'));
const SaveRecordsDialog = lazyPart('SaveRecordsDialog', () => import('@/features/records/save-records-dialog'));
const AskReturnDialog = lazyPart('AskReturnDialog', () => import('@/features/settlement/ask-return-dialog'));
const GiveReturnDialog = lazyPart('GiveReturnDialog', () => import('@/features/settlement/give-return-dialog'));
const TakeBackDialog = lazyPart('TakeBackDialog', () => import('@/features/settlement/take-back-dialog'));
const SettlementDialog = lazyPart('SettlementDialog', () => import('@/features/settlement/settlement-dialog'));
const RemindDialog = lazyPart('RemindDialog', () => import('@/features/guarantees/remind-dialog'));
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
  const userId = useAppSelector(selectUserId);
  const navigate = useNavigate();
  const onClose = () => onOpen(null);
  const common = { contractId: contract.id, onClose };

  function endWith(guaranteeId: Id): void {
    onOpen(null);
    onReveal(guaranteeId);
  }

  function render(dialog: ContractDialog): ReactNode {
    const guaranteeId = 'guaranteeId' in dialog ? dialog.guaranteeId : null;
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
      case 'full-text':
        return (
          <ReadingDialog contract={contract} onClose={onClose}>
            <SignedLink contract={contract} />
          </ReadingDialog>
        );
      case 'duplicate':
        return userId && <DuplicateDialog contract={contract} userId={userId} onClose={onClose} />;
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
      case 'read-terms':
        return <ReadTermsDialog {...common} hash={dialog.hash} />;
      case 'open-certificate':
        return <OpenCertificateDialog {...common} />;
      case 'safety-number':
        return <SafetyNumberDialog {...common} />;
      case 'settlements':
        return <SettlementsDialog contract={contract} onClose={onClose} />;
      case 'save-records':
        return <SaveRecordsDialog {...common} />;
      case 'make-offer':
        return guarantee && <MakeOfferDialog {...{ contract, guarantee, onClose }} answers={dialog.answers} />;
      case 'ask-return':
        return guarantee && <AskReturnDialog {...{ contract, guarantee, onClose }} isAgain={dialog.isAgain} />;
      case 'give-return':
        return guarantee && <GiveReturnDialog {...{ contract, guarantee, onClose }} hash={dialog.hash} />;
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
      case 'settle':
        return guarantee && <SettlementDialog {...{ contract, guarantee, onClose }} hash={dialog.hash} />;
      case 'remind': {
        const { about, guaranteeId } = dialog;
        return <RemindDialog contract={contract} about={about} guaranteeId={guaranteeId} onClose={onClose} />;
      }
      case 'sign-file':
      case 'ask-holder':
      case 'open-file':
        return null;
      case 'recovery':
        return <RecoveryDialog {...common} />;
      default:
        return (
          <OpenGuaranteeDialog
            key={`${dialog.kind} ${dialog.guaranteeId}`}
            {...common}
            {...dialog}
            onBroadcast={(txid, paid) =>
              onOpen({ kind: 'broadcast', txid, paid: paid ?? null, guaranteeId: dialog.guaranteeId })
            }
            onDone={() => endWith(dialog.guaranteeId)}
            onStartAgain={() => onOpen({ kind: 'release', guaranteeId: dialog.guaranteeId })}
          />
        );
    }
  }

  if (open === null) return null;
  return <Suspense fallback={null}>{render(open)}</Suspense>;
}
