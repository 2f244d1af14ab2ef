import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { classNames } from '@/components/class-names';
import { Progress } from '@/components/Progress';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { useApp } from '@/stores/app/app-context';
import { uploads } from '../uploads';
import { useShownFile } from './shown-file';
import { answerFileTexts as texts } from './texts';
import './upload-line.scss';

interface UploadLineProps {
  readonly file: AnswerFile;
  /** '录音', '视频'. */
  readonly name: string;
  /** Absent: read-only. */
  readonly onCancel?: () => void;
}

/** A file's upload progress, error and actions. */
export const UploadLine = observer(function UploadLine({ file, name, onCancel }: UploadLineProps) {
  const all = useApp().get(uploads);
  const { upload, words, isElsewhere } = useShownFile(file);
  const hasFailed = upload?.state === 'failed';
  if (!upload && !isElsewhere) return null;
  return (
    <View className="upload-line">
      {upload && !hasFailed && <Progress now={upload.sent} max={upload.total} label={texts.progress(name)} />}
      <View className="upload-line__row">
        <View
          className={classNames('upload-line__words', hasFailed && 'upload-line__words--failed')}
          {...aria({ role: hasFailed ? 'alert' : undefined })}
        >
          {words}
        </View>
        {hasFailed && (
          <Button
            kind="secondary"
            size="small"
            label={texts.retryNamed(name)}
            onPress={() => all.retry(file.id)}
          >
            {texts.retry}
          </Button>
        )}
        {onCancel && !hasFailed && (
          <Button kind="text" size="small" label={texts.cancelNamed(name)} onPress={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </View>
    </View>
  );
});
