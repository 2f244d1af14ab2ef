import type { QrCodeModules, QrCodePictures } from './types';

/** A mini program has no way of sharing that draws a code (platform/hosts.ts), and its main package no room for one. */
export function qrCodePictures(_link: string): QrCodePictures {
  throw new Error('A mini program draws no code');
}

export function qrCodeOf(_text: string): QrCodeModules {
  throw new Error('A mini program draws no code');
}
