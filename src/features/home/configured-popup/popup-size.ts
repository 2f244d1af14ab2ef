import { DESIGN_WIDTH } from '@/contract/shell';
import { parseDisplaySize, type DisplaySize } from '@/features/home/slots/display-size';

/** What a dialog may be wide (components/Overlay). */
const MAX_WIDTH = 600;
/** The mask's own margins, and the close button with the space above it. */
const AROUND = 96 + 136;
/** Of a popup whose size the operator left out, or typed wrongly. */
const USUAL: DisplaySize = { width: 560, height: 720 };

/** In design units: as the operator wants it, and no larger than fits with its close button (assumed). */
export function popupSize(
  displaySize: string | undefined,
  viewport: { readonly width: number; readonly height: number },
): DisplaySize {
  const wished = parseDisplaySize(displaySize) ?? USUAL;
  const maxHeight = (viewport.height * DESIGN_WIDTH) / viewport.width - AROUND;
  const scale = Math.min(1, MAX_WIDTH / wished.width, maxHeight / wished.height);
  return { width: Math.round(wished.width * scale), height: Math.round(wished.height * scale) };
}
