import { QRCodeSVG } from 'qrcode.react';

/** In px (docs/specification.md#modals-of-the-detail-screen). */
const SIZE = 200;

export interface QrCodeProps {
  value: string;
  /** Accessible name. */
  label: string;
}

/** A QR code at level L with its quiet zone. Black on white in both themes, for cameras. */
export function QrCode({ value, label }: QrCodeProps) {
  return (
    <div className="w-fit rounded-control border border-line bg-white p-5">
      <QRCodeSVG value={value} level="L" size={SIZE} title={label} role="img" aria-label={label} />
    </div>
  );
}
