import { useTexts } from '@/exit/texts/texts';
import { saveFile } from '@/lib/save-file';
import { Button } from '@/ui/button/button';
import { CopyButton } from '@/ui/copy/copy-button';
import { CONTROL, Field } from '@/ui/fields/field';
import { classes } from '@/ui/layout/classes';

interface LongCodeProps {
  label: string;
  text: string;
  /** Label of the button that saves it. */
  save: string;
  fileName: string;
}

/** A long code: to read, copy and save. */
export function LongCode({ label, text, save, fileName }: LongCodeProps) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3 text-ink">
      <Field label={label}>
        {(control) => (
          <textarea
            {...control}
            readOnly
            rows={4}
            spellCheck={false}
            translate="no"
            value={text}
            className={classes(CONTROL, 'max-h-60 resize-y font-mono text-sm break-all')}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => saveFile(fileName, `${text}\n`, 'text/plain')}>{save}</Button>
        <CopyButton text={text} copiedLabel={t.copy.copied} failedLabel={t.copy.failed}>
          {t.copy.copy}
        </CopyButton>
      </div>
    </div>
  );
}
