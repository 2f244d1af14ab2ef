import { View } from '@tarojs/components';
import { SkeletonBlock } from '@/components/Skeleton';
import { CATEGORY_MAX_PER_ROW } from '@/contract/home/values';
import { BANNER_DEFAULT_HEIGHT } from '@/features/home/slots';
import { homeTexts } from '../texts';
import './home-skeleton.scss';

/** Of the lesson that leads the day, and its bar. */
const DAY_HEIGHT = 348;

export function HomeSkeleton({ hasDay = false }: { readonly hasDay?: boolean }) {
  return (
    <>
      {hasDay && <SkeletonBlock height={DAY_HEIGHT} radius="card" />}
      <SlotsSkeleton />
      <ModulesSkeleton />
    </>
  );
}

/** Placeholder of the banner and the first row of categories. */
function SlotsSkeleton() {
  return (
    <View className="slots-skeleton" {...{ role: 'status', 'aria-label': homeTexts.loading }}>
      <SkeletonBlock height={BANNER_DEFAULT_HEIGHT} radius="card" />
      <View className="slots-skeleton__row">
        {Array.from({ length: CATEGORY_MAX_PER_ROW }, (_, index) => (
          <SkeletonBlock key={index} className="slots-skeleton__entry" width={122} height={122} />
        ))}
      </View>
    </View>
  );
}

/** Placeholder of a module with one big card and two small ones. */
export function ModulesSkeleton() {
  return (
    <View className="modules-skeleton" {...{ role: 'status', 'aria-label': homeTexts.loading }}>
      <SkeletonBlock width="45%" height={40} />
      <SkeletonBlock className="modules-skeleton__big" height={480} radius="card" />
      <View className="modules-skeleton__row">
        <SkeletonBlock width={333} height={360} radius="card" />
        <SkeletonBlock width={333} height={360} radius="card" />
      </View>
    </View>
  );
}
