import { QRCodeSVG } from 'qrcode.react';

/** In px, with the quiet zone (docs/specification.md#modals-of-the-detail-screen). */
const SIZE = 200;
/** Modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

export interface QrCodeProps {
  value: string;
  /** Accessible name. */
  label: string;
}

/** A QR code at level L with its quiet zone. Black on white in every theme, also in forced colours, for cameras. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div className="w-fit overflow-hidden rounded-control border border-line bg-white forced-color-adjust-none">
      <QRCodeSVG
        value={value}
        level="L"
        size={SIZE}
        marginSize={QUIET_ZONE}
        title={label}
        role="img"
        aria-label={label}
      />
    </div>
  );
}
