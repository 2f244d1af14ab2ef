import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import './film-course-card.scss';

export function FilmCourseBones({ label }: { readonly label: string }) {
  return (
    <View {...aria({ role: 'status', 'aria-label': label })}>
      {[0, 1, 2, 3].map((row) => (
        <View key={row} className="card film-course">
          <SkeletonBlock width={264} height={198} />
          <View className="film-course__body">
            <SkeletonBlock width="90%" height={44} />
            <SkeletonBlock width="70%" height={32} />
            <SkeletonBlock width="50%" height={40} />
          </View>
        </View>
      ))}
    </View>
  );
}
