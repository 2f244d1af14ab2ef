import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import type { WorkDetail } from '@/contract/works/schema';
import { WorkState } from '@/contract/works/values';
import { useApp } from '@/stores/app/app-context';
import { littleTeacherTexts as texts } from './texts';
import './little-teacher.scss';

/** Other explanations of the same question; for the own parent, what friends see. */
export function ExplanationActions({ work }: { readonly work: WorkDetail }) {
  const { router } = useApp();
  const { id, isMine, state, topicId } = work;
  const isPassedOn = isMine && state === WorkState.shown;
  if (topicId === 0 && !isPassedOn) return null;
  return (
    <View className="explanation-actions">
      {topicId > 0 && (
        <Button
          kind="secondary"
          size="medium"
          onPress={() => void router.go('littleTeacherList', { topicId: String(topicId) })}
        >
          {texts.same}
        </Button>
      )}
      {isPassedOn && (
        <Button
          kind="text"
          size="medium"
          onPress={() => void router.go('littleTeacherShare', { id: String(id) })}
        >
          {texts.asFriend}
        </Button>
      )}
    </View>
  );
}
