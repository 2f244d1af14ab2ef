import type { CropSheetProps } from './types';

/** WeChat has its own crop (`platform.cropsItself`). */
export function CropSheet(_props: CropSheetProps) {
  return null;
}
