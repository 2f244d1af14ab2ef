import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import type { AnswerFile } from '@/contract/questions/question.schema';
import { FileAdder } from '@/features/files/answers/adder';
import { useShownFile } from '@/features/files/answers/shown-file';
import { UploadLine } from '@/features/files/answers/UploadLine';
import { RecordPanel } from '@/features/files/record/RecordPanel';
import { RecordStore } from '@/features/files/record/record-store';
import { recordTexts } from '@/features/files/record/texts';
import { uploads } from '@/features/files/uploads';
import type { Recorded } from '@/platform/recorder';
import { useApp } from '@/stores/app/app-context';
import { SoundButton } from '../../parts/sound';
import { RichText } from '../../rich-text';
import type { AnswerViewProps } from '../types';
import { speakTexts as texts } from './texts';
import './speak.scss';

/** Example, reading text, recorder and playback; may be repeated. */
export const SpeakView = observer(function SpeakView({ body, answer, onAnswer }: AnswerViewProps<'speak'>) {
  const [recording] = answer.recordings;
  return (
    <View className="speak">
      {body.reading !== '' && (
        <View className="speak__reading">
          <View className="speak__title">{texts.reading}</View>
          <RichText className="speak__text" text={body.reading} />
        </View>
      )}
      {body.example && <SoundButton sound={body.example} label={texts.example} />}
      {recording && <Own key={recording.id} file={recording} />}
      {onAnswer && <Record mostSeconds={body.mostSeconds} recording={recording} onAnswer={onAnswer} />}
    </View>
  );
});

const Own = observer(function Own({ file }: { readonly file: AnswerFile }) {
  const { src } = useShownFile(file);
  return (
    <>
      {src !== '' && <SoundButton sound={{ url: src, seconds: file.seconds }} label={texts.own} />}
      <UploadLine file={file} name={texts.file} />
    </>
  );
});

interface RecordProps {
  readonly mostSeconds: number;
  readonly recording: AnswerFile | undefined;
  readonly onAnswer: NonNullable<AnswerViewProps<'speak'>['onAnswer']>;
}

const Record = observer(function Record(props: RecordProps) {
  const { mostSeconds, recording } = props;
  const app = useApp();
  const latest = useRef(props);
  latest.current = props;
  /** Cancels the upload of the previous recording. */
  const replace = (file: AnswerFile | undefined): void => {
    const before = latest.current.recording;
    if (before) app.get(uploads).cancel(before.id);
    latest.current.onAnswer({ kind: 'speak', recordings: file ? [file] : [] });
  };
  const keep = async ({ bytes, seconds }: Recorded): Promise<void> =>
    replace(await app.get(uploads).add('sound', bytes, { name: texts.fileName, seconds }));
  const [store] = useState(() => new RecordStore(app, mostSeconds, (recorded) => void keep(recorded)));
  const [adder] = useState(() => new FileAdder(app, 'sound'));
  useEffect(() => () => void store.stop(), [store]);
  const addOtherwise = async (): Promise<void> => {
    const [file] = await adder.add({ count: 1, isTaken: true });
    if (file) replace(file);
  };
  return (
    <>
      <RecordPanel
        store={store}
        isAgain={recording !== undefined}
        otherMethod={adder.isApps ? recordTexts.otherMethodInApp : recordTexts.otherMethod}
        onOtherMethod={() => void addOtherwise()}
      />
      {recording && store.state === 'idle' && (
        <Button kind="text" block onPress={() => replace(undefined)}>
          {texts.remove}
        </Button>
      )}
      {!recording && store.state === 'idle' && <View className="speak__most">{texts.most(mostSeconds)}</View>}
    </>
  );
});
