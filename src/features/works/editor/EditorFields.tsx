import { lengthOf } from '@/contract/characters';
import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { CheckRow } from '@/components/CheckRow';
import { OptionSheet } from '@/components/OptionSheet';
import { PickerField } from '@/components/PickerField';
import { TextArea } from '@/components/TextArea';
import { TextField } from '@/components/TextField';
import { shownNameOf } from '@/contract/growth/shown-name';
import { TopicState, WORK_WORDS_MAX } from '@/contract/works/values';
import { editorTexts as texts, topicTexts } from '../texts';
import { Complaint, EditorFiles } from './EditorFiles';
import type { EditorStore } from './editor-store';

interface FieldsProps {
  readonly store: EditorStore;
}

/** Files and fields of a work. Read-only while sending. */
export const EditorFields = observer(function EditorFields({ store }: FieldsProps) {
  const { form, values } = store;
  const { complaints, isSaving } = form;
  return (
    <>
      <EditorFiles store={store} />
      <View className="work-editor__card">
        <TextField
          label={texts.title}
          name="title"
          value={values.title}
          placeholder={texts.titlePlaceholder}
          error={complaints.title}
          disabled={isSaving}
          onChange={(title) => store.change({ title })}
          onBlur={() => values.title && form.checkField('title')}
        />
        <TextArea
          label={texts.words}
          name="words"
          value={values.words}
          placeholder={texts.wordsPlaceholder}
          count={{ now: lengthOf(values.words), max: WORK_WORDS_MAX }}
          error={complaints.words}
          disabled={isSaving}
          onChange={(words) => store.change({ words })}
        />
      </View>
      <View className="work-editor__card">
        <View className="work-editor__noted">
          <TextField
            label={texts.nickname}
            name="nickname"
            value={values.nickname}
            placeholder={texts.nicknamePlaceholder(shownNameOf(store.kidName))}
            error={complaints.nickname}
            disabled={isSaving}
            onChange={(nickname) => store.change({ nickname })}
            onBlur={() => form.checkField('nickname')}
          />
          <View className="work-editor__note">{texts.nicknameNote}</View>
        </View>
        <Topic store={store} />
      </View>
      <CheckRow checked={values.hasConsented} text={texts.consent} onToggle={store.consent} />
      <Complaint text={complaints.hasConsented} />
    </>
  );
});

const NONE = 0;

/** Hidden when the kind has no topics. A closed topic is marked. */
const Topic = observer(function Topic({ store }: FieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { form, topic, topics, values } = store;
  const open = topics.all.filter(({ state }) => state === TopicState.open);
  if (open.length === 0 && !topic) return null;
  const closed = topic && topic.state !== TopicState.open ? topicTexts.state[topic.state] : '';
  const options = [
    { value: NONE, text: texts.noTopic },
    ...open.map(({ id, title }) => ({ value: id, text: title })),
  ];
  return (
    <>
      <PickerField
        label={texts.topic}
        value={topic ? [topic.title, closed].filter(Boolean).join('，') : ''}
        placeholder={texts.noTopic}
        error={form.complaints.topicId || (closed && closedWords(topic?.state))}
        disabled={form.isSaving}
        onPress={() => setIsOpen(true)}
      />
      <OptionSheet
        open={isOpen}
        title={texts.topic}
        options={options}
        value={values.topicId}
        onChoose={(topicId) => store.change({ topicId })}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
});

const closedWords = (state: TopicState | undefined): string =>
  state === TopicState.over ? texts.topicOver : texts.topicComing;
