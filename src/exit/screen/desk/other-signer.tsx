import { useState } from 'react';
import { formatAwardPath } from '@/domain/settlement/award';
import type { AwardDraft } from '@/exit/recovery/award/create-award';
import { type AwardSignFault, getMessage, takeSignatures } from '@/exit/recovery/award/sign-award';
import { CODE_AREA } from '@/exit/screen/code-area';
import { describeSignFault, locateSignFault } from '@/exit/screen/desk/describe-desk';
import type { SignAwardProps } from '@/exit/screen/desk/sign-award';
import { withoutReload } from '@/exit/screen/desk/without-reload';
import { formatPsbtName } from '@/exit/screen/file-names';
import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

/** Exports the transaction for a signer of the arbitrator's own, and takes its signatures. */
export function OtherSigner({ kit, coins, draft, takeDraft, onSigned }: SignAwardProps & { draft: AwardDraft | null }) {
  const t = useTexts();
  const [psbt, setPsbt] = useState('');
  const [statement, setStatement] = useState('');
  const [fault, setFault] = useState<AwardSignFault | null>(null);
  const place = fault === null ? null : locateSignFault(fault);
  const message = fault === null ? null : describeSignFault(t, fault);

  function save(): void {
    const made = takeDraft();
    if (made !== null) saveFile(formatPsbtName(kit, made.transaction), `${made.transaction.psbt}\n`, 'text/plain');
  }

  function take(): void {
    const made = takeDraft();
    if (made === null) return;
    const signed = takeSignatures(kit, coins, made, { psbt: psbt.trim(), statement });
    setFault(signed.ok ? null : signed.error);
    if (signed.ok) onSigned(signed.value, made);
  }

  const path = draft === null ? '' : formatAwardPath(draft.award, kit.kit.contract.contractOrder);
  return (
    <form onSubmit={withoutReload(take)} noValidate className="flex flex-col gap-3 text-ink">
      <p className="text-ink-soft">{t.award.otherPurpose(path)}</p>
      <Button className="self-start" onClick={save}>
        {t.award.saveUnsigned}
      </Button>
      {draft !== null && <TextField label={t.award.message} mono readOnly value={getMessage(draft)} />}
      <TextArea
        className={CODE_AREA}
        label={t.award.otherPsbt}
        error={place === 'psbt' ? message : null}
        spellCheck={false}
        autoComplete="off"
        value={psbt}
        onChange={({ target }) => {
          setPsbt(target.value);
          setFault(null);
        }}
      />
      <TextField
        label={t.award.signature}
        error={place === 'statement' ? message : null}
        mono
        autoComplete="off"
        value={statement}
        onChange={({ target }) => {
          setStatement(target.value);
          setFault(null);
        }}
      />
      <Button type="submit" className="self-start">
        {t.award.take}
      </Button>
    </form>
  );
}
