import type { AwardForm } from '@/exit/screen/desk/use-award-form';
import { useTexts } from '@/exit/texts/texts';
import { LONGEST_COSTS, LONGEST_PLACE, LONGEST_REASONS } from '@/services/schemas/award';
import { RadioGroup } from '@/ui/fields/radio-group';
import { TextArea } from '@/ui/fields/text-area';
import { TextField } from '@/ui/fields/text-field';

/** Kind, reasons, costs, place, date and number of a decision. */
export function WordFields({ form, errorAt }: { form: AwardForm; errorAt: (place: string) => string | null }) {
  const t = useTexts();
  const { words, change } = form;
  return (
    <>
      <RadioGroup
        label={t.award.kind}
        options={[
          { key: 'final', label: t.award.final },
          { key: 'interim', label: t.award.interim },
        ]}
        selected={words.isFinal ? 'final' : 'interim'}
        onSelect={(key) => change({ isFinal: key === 'final' })}
      />
      <TextArea
        label={t.award.reasons}
        error={errorAt('reasons')}
        maxLength={LONGEST_REASONS}
        rows={6}
        value={words.reasons}
        onChange={({ target }) => change({ reasons: target.value })}
      />
      <TextArea
        label={t.award.costs}
        hint={t.award.costsHint}
        maxLength={LONGEST_COSTS}
        rows={2}
        value={words.costs}
        onChange={({ target }) => change({ costs: target.value })}
      />
      <div className="grid gap-4 sm:grid-cols-3">
        <TextField
          label={t.award.place}
          autoComplete="off"
          maxLength={LONGEST_PLACE}
          value={words.place}
          onChange={({ target }) => change({ place: target.value })}
        />
        <TextField
          label={t.award.date}
          type="date"
          error={errorAt('date')}
          value={words.date}
          onChange={({ target }) => change({ date: target.value })}
        />
        <TextField
          label={t.award.number}
          error={errorAt('number')}
          inputMode="numeric"
          autoComplete="off"
          value={form.number}
          onChange={({ target }) => change({ number: target.value })}
        />
      </div>
    </>
  );
}
