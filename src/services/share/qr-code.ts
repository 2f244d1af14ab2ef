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
    const width = modules + 2 * margin;
    const isInside = (module: number): boolean => module >= 0 && module < modules;
    return pngDataUrl(width, Math.max(1, Math.round(WIDTH_PX / width)), (x, y) => {
      const [column, row] = [x - margin, y - margin];
      return isInside(column) && isInside(row) && isDark(row, column);
    });
  };
  return { shown: picture(QR_CODE_MARGIN), saved: picture(QR_CODE_SAVED_MARGIN) };
}
