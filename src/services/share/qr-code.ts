import qrcode from 'qrcode-generator';
import { QR_CODE_MARGIN, QR_CODE_SAVED_MARGIN } from '@/contract/share/values';
import { pngDataUrl } from './png';
import type { QrCodeModules, QrCodePictures } from './types';

/** Approximate width: sharp on every phone, small enough as text. */
const WIDTH_PX = 600;

/** Throws if the text is too long for a QR code (some 2300 bytes). */
export function qrCodeOf(text: string): QrCodeModules {
  // The smallest version that holds the text; level M is readable even if partly covered by a logo.
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  return { modules: code.getModuleCount(), isDark: (row, column) => code.isDark(row, column) };
}

/** Throws like `qrCodeOf`. */
export function qrCodePictures(text: string): QrCodePictures {
  const { modules, isDark } = qrCodeOf(text);
  const picture = (margin: number): string => {
    const scale = Math.max(1, Math.round(WIDTH_PX / (modules + 2 * margin)));
    const moduleAt = (pixel: number): number => Math.floor(pixel / scale) - margin;
    const isInside = (module: number): boolean => module >= 0 && module < modules;
    return pngDataUrl((modules + 2 * margin) * scale, (x, y) => {
      const [column, row] = [moduleAt(x), moduleAt(y)];
      return isInside(column) && isInside(row) && isDark(row, column);
    });
  };
  return { shown: picture(QR_CODE_MARGIN), saved: picture(QR_CODE_SAVED_MARGIN) };
}
