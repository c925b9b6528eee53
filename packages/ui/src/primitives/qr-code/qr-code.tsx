import { QRCodeSVG } from 'qrcode.react';
import * as css from './qr-code.css';

interface Props {
  /** The content of the code. */
  readonly value: string;
  /** Accessible name. */
  readonly title: string;
}

/** A QR code with the quiet zone that scanners need; lazily loaded. */
export default function QrCode({ value, title }: Props) {
  return <QRCodeSVG value={value} title={title} level="M" marginSize={4} className={css.code} />;
}
