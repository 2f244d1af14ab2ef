import { View } from '@tarojs/components';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { Sheet } from '@/components/Sheet';
import type { TodayClass } from '@/contract/lessons/schema';
import { ENTRY_MINUTES } from '@/contract/lessons/values';
import { copyAddress, downloadAddress } from '@/features/download/copy-address';
import { whenOf } from '@/features/lessons/dates';
import { Zoned } from '@/features/dates/Zoned';
import { useApp } from '@/stores/app/app-context';
import './child-entry.scss';

const texts = {
  title: '孩子怎么进入课堂',
  steps: [
    '在孩子上课的平板、电脑或手机上，打开“豌豆学生端”',
    '用登录家长端的手机号登录',
    `开课${ENTRY_MINUTES}分钟前起，在首页点这节课就能进入`,
  ],
  get: '打开或下载豌豆学生端',
  copy: '复制下载链接，发到孩子的设备上',
} as const;

export interface ChildEntrySheetProps {
  readonly lesson: Pick<TodayClass, 'chapterName' | 'courseDate'>;
  readonly onClose: () => void;
}

/** Three steps on the child's device, with the student app's download. */
function ChildEntrySheet({ lesson: { chapterName, courseDate }, onClose }: ChildEntrySheetProps) {
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
      <View className="child-entry">
        <View className="child-entry__lesson">{chapterName}</View>
        <View className="child-entry__when">
          <Zoned of={whenOf(courseDate, app.serverClock)} />
        </View>
        <View {...aria({ role: 'list' })}>
          {texts.steps.map((step, index) => (
            <View key={step} className="child-entry__step" {...aria({ role: 'listitem' })}>
              <View className="child-entry__number">{index + 1}</View>
              <View className="child-entry__words">{step}</View>
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
export default ChildEntrySheet;
