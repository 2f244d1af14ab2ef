import { View } from '@tarojs/components';
import type { Picture } from '@/contract/growth/report.schema';
import { PictureView } from '../../pictures';

interface PicturesProps {
  readonly pictures: readonly Picture[];
  /** The section's. */
  readonly title: string;
}

export function Pictures({ pictures, title }: PicturesProps) {
  if (pictures.length === 0) return null;
  return (
    <View className="report-section__pictures">
      {pictures.map((picture, index) => (
        <View key={`${picture.kind} ${index}`} className="report-section__picture">
          <PictureView picture={picture} title={title} isBare />
        </View>
      ))}
    </View>
  );
}
