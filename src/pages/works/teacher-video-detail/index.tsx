import { View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { WorkKind } from '@/contract/works/values';
import { screen, useParams } from '@/features/screen';
import { WorkPage } from '@/features/works';
import { littleTeacherTexts as texts } from '@/features/works/little-teacher/texts';
import { useApp } from '@/stores/app/app-context';
import '@/features/works/little-teacher/little-teacher.scss';

function TeacherVideoDetail() {
  const { router } = useApp();
  const { id } = useParams('teacherVideoDetail');
  return (
    <WorkPage
      key={id}
      kind={WorkKind.teacherStar}
      id={id}
      below={() => (
        <View className="explanation-actions">
          <Button kind="secondary" size="medium" onPress={() => void router.go('teacherStarActivity')}>
            {texts.toActivity}
          </Button>
        </View>
      )}
    />
  );
}

export default screen('teacherVideoDetail', TeacherVideoDetail);
