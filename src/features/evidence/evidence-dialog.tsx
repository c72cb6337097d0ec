import { useState } from 'react';
import { useDiscard } from '@/content/discard.messages';
import { evidenceMessages } from '@/content/evidence.messages';
import { formatReadme } from '@/content/evidence-readme';
import { settlementMessages } from '@/content/settlement.messages';
import { normalizeAddress } from '@/domain/deposits/deposit-address';
import type { EvidencePart } from '@/domain/evidence/evidence-choice';
import { LONGEST_STATEMENT } from '@/domain/evidence/statement-text';
import type { Id } from '@/domain/primitives/ids';
import { toIdKey } from '@/domain/primitives/ids';
import { EvidenceDocuments } from '@/features/evidence/evidence-documents';
import { EvidenceParts } from '@/features/evidence/evidence-parts';
import { Failure } from '@/features/signing/failure';
import { SigningDialog } from '@/features/signing/signing-dialog';
import { SigningFields, SigningOutcome } from '@/features/signing/signing-fields';
import { useSigning } from '@/features/signing/use-signing';
import { SlowLoad } from '@/features/waiting/slow-load';
import { AddressField } from '@/features/withdrawals/release/address-field';
import { useAddressCheck } from '@/features/withdrawals/release/use-release-form';
import { useMessages } from '@/i18n/use-messages';
import { saveFile } from '@/lib/save-file';
import { useLoaded } from '@/lib/use-loaded';
import { selectUserId } from '@/store/auth/auth.selectors';
import { useAppDispatch, useAppSelector } from '@/store/core/hooks';
import { collectEvidence } from '@/store/evidence/collect-evidence.thunks';
import { type MadeEvidence, makeEvidence } from '@/store/evidence/make-evidence.thunks';
import { selectPayoutAddress } from '@/store/seals/payouts.thunks';
import { useAnnounce } from '@/ui/announce/use-announce';
import { Dialog } from '@/ui/dialog/dialog';
import { LeaveButton } from '@/ui/dialog/leave-button';
import { TextArea } from '@/ui/fields/text-area';
import { CodeFact } from '@/ui/text/code-fact';
import { FactList } from '@/ui/text/fact-list';

interface EvidenceDialogProps {
  contractId: Id;
  onClose: () => void;
}

/** *Evidence file*: what a party hands to the person who decides a dispute (docs/settlement.md#evidence-file). */
export function EvidenceDialog({ contractId, onClose }: EvidenceDialogProps) {
  const t = useMessages(evidenceMessages);
  const settlement = useMessages(settlementMessages);
  const dispatch = useAppDispatch();
  const announce = useAnnounce();
  const stated = useAppSelector((state) => selectPayoutAddress(state, contractId, selectUserId(state) ?? '')) ?? '';
  const [account, setAccount] = useState('');
  const [typed, setTyped] = useState<string | null>(null);
  const [leftOut, setLeftOut] = useState<readonly EvidencePart[]>([]);
  const [documents, setDocuments] = useState<readonly File[]>([]);
  const read = useLoaded((signal) => dispatch(collectEvidence(contractId, t, signal)), toIdKey(contractId));
  const parts = read.value?.ok ? read.value.value.parts : null;
  const address = normalizeAddress(typed ?? stated);
  const check = useAddressCheck(address, contractId);
  const isTooLong = account.length > LONGEST_STATEMENT;
  const canSign = parts !== null && !isTooLong && (address === '' || check.kind === 'fits');
  const signing = useSigning(null, { canSign });
  const [made, setMade] = useState<MadeEvidence | null>(null);
  const discard = useDiscard(account !== '' || typed !== null || documents.length > 0 || signing.password !== '');
  const { busy } = signing.task;

  async function make(): Promise<void> {
    if (parts === null) return;
    const chosen = parts.filter(({ part }) => !leftOut.includes(part));
    const missing = chosen.filter((each) => each.missing > 0).map(({ part }) => part);
    const wish = {
      contractId,
      contents: chosen.flatMap(({ contents }) => contents),
      documents,
      account,
      address,
      readme: formatReadme({ leftOut, missing }),
    };
    const done = await signing.sign(({ password }, intent) => dispatch(makeEvidence({ ...wish, password }, intent)));
    if (done === null) return;
    saveFile(done.value.name, done.value.file);
    announce(t.made({ file: done.value.name }));
    setMade(done.value);
  }

  if (made !== null)
    return (
      <Dialog
        title={settlement.evidence}
        onClose={onClose}
        footer={<LeaveButton onLeave={onClose}>{t.close}</LeaveButton>}
      >
        <p className="text-sm">{t.made({ file: made.name })}</p>
        {made.hash !== null && (
          <FactList>
            <CodeFact label={t.fileHash} value={made.hash} />
          </FactList>
        )}
      </Dialog>
    );

  return (
    <SigningDialog
      signing={signing}
      title={settlement.evidence}
      purpose={t.purpose}
      onClose={onClose}
      discard={discard}
      labels={{ leave: t.cancel, sign: t.download, signing: t.making }}
      onSign={() => void make()}
      noValidate
    >
      <TextArea
        label={t.account}
        disabled={busy}
        maxLength={LONGEST_STATEMENT}
        value={account}
        onChange={({ target }) => setAccount(target.value)}
      />
      <AddressField
        label={t.address}
        hint={t.addressHint}
        required={false}
        disabled={busy}
        value={address}
        state={check}
        onText={setTyped}
      />
      {read.loading && <p className="text-sm text-ink-soft">{t.collecting}</p>}
      <SlowLoad busy={read.loading} onRetry={read.reload} />
      {read.value?.ok === false && (
        <Failure error={read.value.error} onRetry={read.reload} busy={read.loading} isUnsigned />
      )}
      {parts !== null && <EvidenceParts parts={parts} leftOut={leftOut} disabled={busy} onChange={setLeftOut} />}
      <EvidenceDocuments documents={documents} disabled={busy} onChange={setDocuments} />
      <SigningFields signing={signing} />
      <SigningOutcome signing={signing} />
    </SigningDialog>
  );
}
