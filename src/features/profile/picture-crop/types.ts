import type { Square } from '@/platform/types';

export interface CropSheetProps {
  /** Of a picture that the page can show; '' closes the sheet. */
  readonly path: string;
  readonly onCrop: (square: Square) => void;
  readonly onClose: () => void;
}
