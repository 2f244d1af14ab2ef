import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import './my-course-card.scss';

export function MyCourseBones({ label }: { readonly label: string }) {
  return (
    <View {...aria({ role: 'status', 'aria-label': label })}>
      {[0, 1, 2, 3].map((row) => (
        <View key={row} className="card my-course">
          <SkeletonBlock width={192} height={144} />
          <View className="my-course__body">
            <SkeletonBlock width="80%" height={40} />
            <SkeletonBlock width="60%" height={32} />
            <SkeletonBlock width="40%" height={32} />
          </View>
          <SkeletonBlock width={80} height={80} radius="round" />
        </View>
      ))}
    </View>
  );
}
