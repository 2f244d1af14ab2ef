import qrcode from 'qrcode-generator';
import { QR_CODE_SAVED_MARGIN } from '../../../src/contract/share/values';
import { colour } from './palette';
import { el, path, rect } from '../../../server/domains/files/svg';

/** M is read although part of it is damaged; 0 takes the smallest code that holds the text. */
const LEVEL = 'M';
const SMALLEST = 0;

/** A code that can be read: of the demonstration's official account, which is nobody's in WeChat. */
export function officialAccountCode(address: string): string {
  const code = qrcode(SMALLEST, LEVEL);
  code.addData(address);
  code.make();
  const modules = code.getModuleCount();
  const size = modules + 2 * QR_CODE_SAVED_MARGIN;
  const places = Array.from({ length: modules }, (_, place) => place);
  const dark = places.flatMap((row) =>
    places
      .filter((column) => code.isDark(row, column))
      .map((column) => `M${column + QR_CODE_SAVED_MARGIN} ${row + QR_CODE_SAVED_MARGIN}h1v1h-1z`),
  );
  return el(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${size} ${size}`,
      'shape-rendering': 'crispEdges',
    },
    rect(0, 0, size, size, colour.white),
    path(dark.join(''), colour.ink),
  );
}
