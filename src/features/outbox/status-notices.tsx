import { statusMessages } from '@/content/status.messages';
import { useMessages } from '@/i18n/use-messages';
import { isFileMissing } from '@/lib/missing-file';
import { useOnline } from '@/lib/use-online';
import { useValue } from '@/lib/value';
import { storageHealth } from '@/store/device/write-storage';
import { Banner } from '@/ui/message/banner';

/** Notices under the navigation bar: offline, a file that is missing, and storage. Usually empty. */
export function StatusNotices() {
  const t = useMessages(statusMessages);
  const online = useOnline();
  const storage = useValue(storageHealth);
  const isMissing = useValue(isFileMissing);
  return (
    <>
      {!online && <Banner tone="gray">{t.offline}</Banner>}
      {isMissing && (
        // A screen that could not be fetched says so itself.
        <Banner
          tone="yellow"
          className="[:root:has([data-error-screen])_&]:hidden"
          action={{ label: t.reload, onPress: () => window.location.reload() }}
        >
          {t.missingFile}
        </Banner>
      )}
      {storage !== 'works' && <Banner tone="yellow">{storage === 'full' ? t.storageFull : t.storageBlocked}</Banner>}
    </>
  );
}
