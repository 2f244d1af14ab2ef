import { View } from '@tarojs/components';
import { SkeletonBlock } from '@/components/Skeleton';

/** A round picture, then cards of fields. */
export function EditSkeleton() {
  return (
    <View className="profile-edit__content">
      <View className="profile-edit__avatar-field">
        <SkeletonBlock width={176} height={176} radius="round" />
      </View>
      {[3, 2, 2].map((fields, card) => (
        <View key={card} className="profile-edit__card">
          {Array.from({ length: fields }, (_, field) => (
            <SkeletonBlock key={field} className="profile-edit__skeleton" height={96} />
          ))}
        </View>
      ))}
    </View>
  );
}
