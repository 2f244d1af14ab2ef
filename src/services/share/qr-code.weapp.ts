import type { QrCodeModules, QrCodePictures } from './types';

/** The mini program has no share way with a QR code (platform/hosts.ts), and no room for it in its main package. */
export function qrCodePictures(_link: string): QrCodePictures {
  throw new Error('A mini program draws no code');
}

export function qrCodeOf(_text: string): QrCodeModules {
  throw new Error('A mini program draws no code');
}
