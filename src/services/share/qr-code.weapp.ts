import type { QrCodeModules, QrCodePictures } from './types';

/** Sharing by QR code is no method of the mini program (platform/hosts.ts), and no room for it in its main package. */
export function qrCodePictures(_link: string): QrCodePictures {
  throw new Error('A mini program draws no code');
}

export function qrCodeOf(_text: string): QrCodeModules {
  throw new Error('A mini program draws no code');
}
