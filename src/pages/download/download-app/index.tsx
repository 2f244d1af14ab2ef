import { Text, View } from '@tarojs/components';
import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Illustration } from '@/components/Illustration';
import { DownloadType } from '@/contract/enums';
import { copyAddress, downloadAddress } from '@/features/download/copy-address';
import { downloadCopies, downloadPageTitle, downloadTexts } from '@/features/download/texts';
import { downloadEnter, downloadType } from '@/features/download/variant';
import { screen, Screen, useParams } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { download } from './download';
import { Guide } from './guide';
import './index.scss';

/** Little-teacher guide of the mini program (part 2 section 2.2). */
const LITTLE_TEACHER_GUIDE = 'little_teacher_card_mini';

/** Download landing page, in seven variants (part 2 section 2.2). */
function DownloadApp() {
  const app = useApp();
  const { platform, router, tracker } = app;
  const params = useParams('downloadApp');
  const type = downloadType(params.type);
  const enter = downloadEnter(params.enter);
  const [guideOpen, setGuideOpen] = useState(false);
  const leads = type === DownloadType.littleTeacher && platform.insideMiniProgram;
  useEffect(() => tracker.track('download_enter', { type, enter }), [tracker, type, enter]);
  useEffect(() => {
    if (leads) void router.replace('commonGuide', { code: LITTLE_TEACHER_GUIDE });
  }, [leads, router]);
  if (leads) return null;

  const copy = downloadCopies[type];
  const press = () => {
    tracker.track('download_click', { type, enter });
    void download(app, () => setGuideOpen(true));
  };
  return (
    <Screen
      title={downloadPageTitle(type)}
      className="download-app"
      footer={
        <Button block onPress={press}>
          {copy.action}
        </Button>
      }
    >
      <View className="download-app__head">
        <Illustration name="download" size={420} />
        <View className="download-app__title">{copy.title}</View>
        <View className="download-app__subtitle">{copy.subtitle}</View>
      </View>
      <Card className="download-app__points">
        {copy.points.map((point) => (
          <View key={point} className="download-app__point">
            <Icon name="check" size={40} tone="primary" />
            <Text className="download-app__point-text">{point}</Text>
          </View>
        ))}
      </Card>
      <View className="download-app__requirement">{downloadTexts.requirement}</View>
      <Guide
        open={guideOpen}
        onCopy={() => void copyAddress(app, downloadAddress(platform, `?type=${type}&enter=${enter}`))}
        onClose={() => setGuideOpen(false)}
      />
    </Screen>
  );
}

export default screen('downloadApp', DownloadApp);
