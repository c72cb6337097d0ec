import { useState } from 'react';
import { joinMessages } from '@/content/contracts.messages';
import { PARTY_DETAILS } from '@/content/known-wordings';
import type { Contract } from '@/domain/models';
import { isTextRecord } from '@/domain/primitives/records';
import {
  fillPartyBlanks,
  isDetail,
  isReadBack,
  listPartyBlanks,
  type PartyBlank,
  toDetail,
} from '@/domain/templates/party-blanks';
import { useDraft } from '@/features/drafts/use-draft';
import { useMessages } from '@/i18n/use-messages';
import { selectUser } from '@/store/auth/auth.selectors';
import { useAppSelector } from '@/store/core/hooks';
import { SelectField } from '@/ui/fields/select-field';
import { TextField } from '@/ui/fields/text-field';
import { Card } from '@/ui/layout/card';

interface JoinerDetailsInput {
  blanks: readonly PartyBlank[];
  /** By label. */
  values: Readonly<Record<string, string>>;
  setValue: (label: string, value: string) => void;
  getError: (label: string) => 'detailInvalid' | 'detailRepeats' | 'detailOpen' | null;
  /** Points to the details that are left open, once. Returns whether it did. */
  askOpen: () => boolean;
  /** The text with the details filled in. */
  text: string;
  /** Forgets what was typed, because it was used or declined. */
  forget: () => void;
}

const NOTHING_TYPED = {};

/** The blanks that a text leaves to the person who joins. Only for the details of a party: a label could ask for a password. */
export function useJoinerDetails({ id, description: text }: Contract): JoinerDetailsInput {
  const email = useAppSelector((state) => selectUser(state)?.email) ?? '';
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>(NOTHING_TYPED);
  const { clear } = useDraft({ name: `join ${id}`, value: typed, empty: NOTHING_TYPED, restore });
  const [isAsked, setAsked] = useState(false);

  function restore(stored: unknown): boolean {
    if (!isTextRecord(stored)) return false;
    setTyped(stored);
    return true;
  }

  const blanks = listPartyBlanks(text).filter(({ label }) => PARTY_DETAILS.has(label));
  const entries = blanks.map(({ label }) => {
    const usual = PARTY_DETAILS.get(label)?.name === 'email' ? email : '';
    return [label, typed[label] ?? usual] as const;
  });
  const values = Object.fromEntries(entries);
  return {
    blanks,
    values,
    getError: (label) => {
      const value = values[label] ?? '';
      if (toDetail(value) === '') return isAsked ? 'detailOpen' : null;
      if (isReadBack(text, label, value)) return null;
      return isDetail(toDetail(value)) ? 'detailRepeats' : 'detailInvalid';
    },
    askOpen: () => {
      if (isAsked || entries.every(([, value]) => toDetail(value) !== '')) return false;
      setAsked(true);
      return true;
    },
    setValue: (label, value) => setTyped((before) => ({ ...before, [label]: value })),
    text: fillPartyBlanks(text, values),
    forget: clear,
  };
}

/** Asks for the details that only the person who joins knows. */
export function JoinerDetails({ blanks, values, setValue, getError }: JoinerDetailsInput) {
  const t = useMessages(joinMessages);
  if (blanks.length === 0) return null;
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold">{t.details}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {blanks.map(({ label }) => {
          const options = PARTY_DETAILS.get(label)?.options;
          const value = values[label] ?? '';
          const error = getError(label);
          const field = {
            label,
            value,
            error: error && t[error],
            'data-detail': toDetail(value) === '' ? 'open' : '',
            onChange: (event: { target: { value: string } }) => setValue(label, event.target.value),
          };
          if (options === undefined) return <TextField key={label} {...field} />;
          return (
            <SelectField key={label} {...field}>
              <option value="">{t.choose}</option>
              {options.map((option) => (
                <option key={option}>{option}</option>
              ))}
            </SelectField>
          );
        })}
      </div>
    </Card>
  );
}
