/** A tutor's card as a code that WeChat reads, drawn as SVG: a demonstration has nobody's real one. */
import qrcode from 'qrcode-generator';
import { el, path, rect } from '../../../files/svg';

const MARGIN = 4;
const SCALE = 8;

export function qrCodeSvg(text: string): string {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = code.getModuleCount();
  const side = (modules + 2 * MARGIN) * SCALE;
  const at = (module: number) => (module + MARGIN) * SCALE;
  const dark = Array.from({ length: modules }, (_row, row) =>
    Array.from({ length: modules }, (_column, column) =>
      code.isDark(row, column) ? `M${at(column)} ${at(row)}h${SCALE}v${SCALE}h-${SCALE}z` : '',
    ).join(''),
  ).join('');
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${side} ${side}`, width: side, height: side },
    rect(0, 0, side, side, '#ffffff'),
    path(dark, '#1b2620'),
  );
}
