import { useId } from 'react';
import { galleryMessages } from '@/content/gallery.messages';
import { useMessages } from '@/content/use-messages';
import { ActionSamples } from './action-samples';
import { ChoiceSamples } from './choice-samples';
import { DataSamples } from './data-samples';
import { FieldSamples } from './field-samples';
import { PlaceSamples } from './place-samples';
import { StatusSamples } from './status-samples';

/** Every component of `src/ui` and its states, to be looked at in both themes and at every width. */
export function Gallery() {
  const t = useMessages(galleryMessages);
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6">
      <header className="flex flex-col gap-1">
        <h2 id={id} className="text-lg font-semibold">
          {t.title}
        </h2>
        <p className="text-sm text-ink-soft">{t.intro}</p>
      </header>
      <ActionSamples />
      <StatusSamples />
      <FieldSamples />
      <DataSamples />
      <ChoiceSamples />
      <PlaceSamples />
    </section>
  );
}
