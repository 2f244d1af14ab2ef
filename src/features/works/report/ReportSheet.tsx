import { lengthOf } from '@/contract/characters';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { Sheet } from '@/components/Sheet';
import { TextArea } from '@/components/TextArea';
import { WORK_REPORT_WORDS_MAX, WorkReportReason } from '@/contract/works/values';
import { FormFooter } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { reportTexts as texts } from '../texts';
import { ReportStore } from './report-store';
import './report-sheet.scss';

interface ReportSheetProps {
  readonly id: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

export const ReportSheet = observer(function ReportSheet({ id, open, onClose }: ReportSheetProps) {
  const app = useApp();
  const [store] = useState(() => new ReportStore(app, id));
  const send = async (): Promise<void> => {
    if (await store.send()) onClose();
  };
  return (
    <Sheet
      open={open}
      title={texts.title}
      onClose={onClose}
      footer={
        <FormFooter
          form={{ isSaving: store.isSending, failure: store.failure }}
          text={texts.send}
          onSubmit={() => void send()}
        />
      }
    >
      <View {...aria({ role: 'radiogroup', 'aria-label': texts.reason })}>
        {Object.values(WorkReportReason).map((reason) => (
          <Reason
            key={reason}
            text={texts.reasons[reason]}
            isChosen={reason === store.reason}
            onPress={() => store.choose(reason)}
          />
        ))}
      </View>
      <TextArea
        className="report-sheet__words"
        label={texts.words}
        name="report-words"
        value={store.words}
        placeholder={texts.placeholder}
        count={{ now: lengthOf(store.words), max: WORK_REPORT_WORDS_MAX }}
        onChange={store.write}
      />
    </Sheet>
  );
});

interface ReasonProps {
  readonly text: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

const Reason = ({ isChosen, onPress, text }: ReasonProps) => (
  <Pressable
    className={classNames('report-sheet__reason', isChosen && 'report-sheet__reason--chosen')}
    role="radio"
    aria={{ checked: isChosen }}
    onPress={onPress}
  >
    <View className="report-sheet__text">{text}</View>
    {isChosen && <Icon name="check" size={40} tone="primary" />}
  </Pressable>
);
