import type { Square } from '@/platform/types';

export interface CropSheetProps {
  /** Path of a picture that the page can show; '' closes the sheet. */
  readonly path: string;
  readonly onCrop: (square: Square) => void;
  readonly onClose: () => void;
}
