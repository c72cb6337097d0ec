import { useId } from 'react';
import { galleryMessages } from '@/content/gallery.messages';
import { ActionSamples } from '@/features/devel/gallery/action-samples';
import { ChoiceSamples } from '@/features/devel/gallery/choice-samples';
import { DataSamples } from '@/features/devel/gallery/data-samples';
import { FieldSamples } from '@/features/devel/gallery/field-samples';
import { PlaceSamples } from '@/features/devel/gallery/place-samples';
import { StatusSamples } from '@/features/devel/gallery/status-samples';
import { useMessages } from '@/i18n/use-messages';

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
