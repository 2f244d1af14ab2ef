import { DESIGN_WIDTH } from '@/contract/shell';
import { parseDisplaySize, type DisplaySize } from '@/features/home/slots/display-size';

/** Maximum width of a dialog (components/Overlay). */
const MAX_WIDTH = 600;
/** Margins of the mask, and the close button with its gap. */
const AROUND = 96 + 136;
/** Default when the operator's size is missing or invalid. */
const USUAL: DisplaySize = { width: 560, height: 720 };

/** In design units: the operator's size, scaled down to fit with the close button (assumed). */
export function popupSize(
  displaySize: string | undefined,
  viewport: { readonly width: number; readonly height: number },
): DisplaySize {
  const wished = parseDisplaySize(displaySize) ?? USUAL;
  const maxHeight = (viewport.height * DESIGN_WIDTH) / viewport.width - AROUND;
  const scale = Math.min(1, MAX_WIDTH / wished.width, maxHeight / wished.height);
  return { width: Math.round(wished.width * scale), height: Math.round(wished.height * scale) };
}
