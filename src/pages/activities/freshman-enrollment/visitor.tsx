import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Illustration } from '@/components/Illustration';
import { NEWCOMER_TASKS } from '@/contract/activities/values';
import { useLazy } from '@/features/screen/use-lazy';
import { useApp } from '@/stores/app/app-context';
import { enrollmentTexts as texts } from './texts';

/** What logging in offers, and the trial lesson for visitors. */
export function Visitor() {
  const { router } = useApp();
  const FreeTrialWay = useLazy(() => import('@/features/activities/free-trial/FreeTrialWay'));
  return (
    <>
      <View className="enrollment__head">
        <Illustration name="welcome" size={200} />
        <View className="enrollment__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {texts.tourist.title}
        </View>
        <View className="enrollment__hello">{texts.tourist.note}</View>
      </View>
      <View className="enrollment__tasks" {...aria({ role: 'list' })}>
        {NEWCOMER_TASKS.map((task) => (
          <View key={task} className="enrollment__task" {...aria({ role: 'listitem' })}>
            <View className="enrollment__words">
              <View className="enrollment__task-title">{texts.tasks[task].title}</View>
              <View className="enrollment__note">{texts.tasks[task].note}</View>
            </View>
          </View>
        ))}
      </View>
      <Button className="enrollment__end" block onPress={() => void router.toLogin()}>
        {texts.tourist.login}
      </Button>
      {FreeTrialWay && <FreeTrialWay className="enrollment__end" />}
    </>
  );
}
