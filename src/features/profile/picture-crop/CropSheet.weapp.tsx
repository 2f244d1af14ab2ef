import type { CropSheetProps } from './types';

/** WeChat asks for the square by itself (`platform.cropsItself`). */
export function CropSheet(_props: CropSheetProps) {
  return null;
}
