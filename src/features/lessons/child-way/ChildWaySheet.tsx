import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import type { TodayClass } from '@/contract/lessons/schema';
import { copyAddress, downloadAddress } from '@/features/download/copy-address';
import { whenOf } from '@/features/lessons/dates';
import { Zoned } from '@/features/dates/Zoned';
import { useApp } from '@/stores/app-context';
import { childWayTexts as texts } from './texts';
import './child-way.scss';

export interface ChildWaySheetProps {
  readonly lesson: Pick<TodayClass, 'chapterName' | 'courseDate'>;
  readonly onClose: () => void;
}

/** Three steps on the child's device, with the student app's download. */
function ChildWaySheet({ lesson: { chapterName, courseDate }, onClose }: ChildWaySheetProps) {
  const app = useApp();
  const address = downloadAddress(app.platform, 'student');
  const get = () => {
    onClose();
    void app.router.go('downloadStudentApp');
  };
  return (
    <Sheet
      open
      title={texts.title}
      onClose={onClose}
      footer={
        <Button block onPress={get}>
          {texts.get}
        </Button>
      }
    >
      <View className="child-way">
        <View className="child-way__lesson">{chapterName}</View>
        <View className="child-way__when">
          <Zoned of={whenOf(courseDate, app.serverClock)} />
        </View>
        <View {...aria({ role: 'list' })}>
          {texts.steps.map((step, index) => (
            <View key={step} className="child-way__step" {...aria({ role: 'listitem' })}>
              <View className="child-way__number">{index + 1}</View>
              <View className="child-way__words">{step}</View>
            </View>
          ))}
        </View>
        {address !== '' && (
          <Button block kind="text" onPress={() => void copyAddress(app, address)}>
            {texts.copy}
          </Button>
        )}
      </View>
    </Sheet>
  );
}
export default ChildWaySheet;
