import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { SkeletonBlock } from '@/components/Skeleton';
import { addressTexts } from './texts';
import './address-fields.scss';

const FIELDS = ['name', 'phone', 'region'] as const;

/** The form to come. */
export function FormSkeleton() {
  return (
    <View className="address-form" {...aria({ role: 'status', 'aria-label': addressTexts.loading })}>
      <View className="address-form__card">
        {FIELDS.map((field) => (
          <View key={field} className="address-form__waiting">
            <SkeletonBlock width={120} height={28} className="address-form__waiting-label" />
            <SkeletonBlock height={96} />
          </View>
        ))}
        <View className="address-form__waiting">
          <SkeletonBlock width={120} height={28} className="address-form__waiting-label" />
          <SkeletonBlock height={176} />
        </View>
      </View>
    </View>
  );
}
