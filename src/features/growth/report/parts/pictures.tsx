import { View } from '@tarojs/components';
import type { Picture } from '@/contract/growth/report.schema';

interface PicturesProps {
  readonly pictures: readonly Picture[];
  /** Of the section. */
  readonly title: string;
}

/** Drawn by src/features/growth/pictures. */
export function Pictures({ pictures }: PicturesProps) {
  return pictures.length === 0 ? null : <View className="report-section__pictures" />;
}
