import type { SettingProblem } from '@/config/settings';
import { settingsMessages } from '@/content/settings.messages';
import { useMessages } from '@/i18n/use-messages';
import { Card } from '@/ui/layout/card';

export interface SettingsScreenProps {
  problems: readonly SettingProblem[];
}

/** Replaces the application when settings are invalid: variable, value and expected value of each. */
export function SettingsScreen({ problems }: SettingsScreenProps) {
  const t = useMessages(settingsMessages);
  return (
    <main className="mx-auto flex max-w-form flex-col gap-4 px-4 py-16">
      <h1 className="text-xl font-semibold">{t.title}</h1>
      <p className="text-ink-soft">{t.text}</p>
      {problems.map(({ variable, value, expected }) => (
        <Card key={variable} role="alert" className="flex flex-col gap-3">
          <h2 className="font-mono font-semibold">{variable}</h2>
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
            <dt className="text-ink-faint">{t.value}</dt>
            <dd className="min-w-0 break-words font-mono">{value}</dd>
            <dt className="text-ink-faint">{t.expected}</dt>
            <dd className="min-w-0 break-words">{expected}</dd>
          </dl>
        </Card>
      ))}
    </main>
  );
}
