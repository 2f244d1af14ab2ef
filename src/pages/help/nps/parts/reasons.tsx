import { lengthOf } from '@/contract/characters';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { TextArea } from '@/components/TextArea';
import { SURVEY_MAX_WORDS, SurveyReason } from '@/contract/help/values';
import { npsTexts, reasonTexts } from '../../texts';
import { bandOf, type NpsStore } from '../store';

/** Shown once there is a score, and worded accordingly. */
export const Reasons = observer(function Reasons({ store }: { store: NpsStore }) {
  const { values, complaints, isSaving } = store.form;
  if (values.score === null) return null;
  const heading = npsTexts.reasons[bandOf(values.score)];
  return (
    <Card className="nps__card">
      <View className="nps__heading">
        {heading}
        <View className="nps__optional">{npsTexts.optional}</View>
      </View>
      <View className="nps__chips" {...aria({ role: 'group', 'aria-label': heading })}>
        {Object.values(SurveyReason).map((reason) => (
          <Pressable
            key={reason}
            className={classNames('nps__chip', values.reasons.includes(reason) && 'nps__chip--chosen')}
            role="checkbox"
            aria={{ checked: values.reasons.includes(reason) }}
            onPress={() => store.toggle(reason)}
          >
            {reasonTexts[reason]}
          </Pressable>
        ))}
      </View>
      <TextArea
        label={npsTexts.words}
        name="content"
        placeholder={npsTexts.wordsPlaceholder}
        value={values.content}
        count={{ now: lengthOf(values.content), max: SURVEY_MAX_WORDS }}
        error={complaints.content}
        disabled={isSaving}
        onChange={(content) => store.form.set('content', content)}
      />
    </Card>
  );
});
