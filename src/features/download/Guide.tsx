import { View } from '@tarojs/components';
import { Dialog } from '@/components/Dialog';
import { downloadTexts } from './texts';
import './guide.scss';

interface GuideProps {
  readonly open: boolean;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** WeChat opens no store: it tells the parent how to get out of it first. */
export function Guide({ open, onCopy, onClose }: GuideProps) {
  return (
    <Dialog
      open={open}
      title={downloadTexts.guideTitle}
      closeOnMask
      onClose={onClose}
      actions={[
        { text: downloadTexts.copyAddress, onPress: onCopy, kind: 'secondary' },
        { text: downloadTexts.guideDone, onPress: onClose },
      ]}
    >
      <View className="download-guide">
        {downloadTexts.guideSteps.map((step, index) => (
          <View key={step} className="download-guide__step">
            <View className="download-guide__number">{index + 1}</View>
            <View className="download-guide__words">{step}</View>
          </View>
        ))}
      </View>
    </Dialog>
  );
}
