import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { TextArea } from '@/components/TextArea';
import { FEEDBACK_LENGTH, FeedbackKind } from '@/contract/help/values';
import { screen, Screen, useParams } from '@/features/screen';
import { FormFooter } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { ResultBody } from '@/components/ResultBody';
import { aria } from '@/components/aria';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { FeedbackStore, serviceRequest, type ServiceRequest } from './store';
import { feedbackTexts, kindTexts, requestTexts } from './texts';
import { PictureGrid } from './parts/picture-grid';
import './index.scss';

/** Feedback: a kind, text, up to six pictures. */
const FeedbackForm = observer(function FeedbackForm() {
  const app = useApp();
  const params = useParams('feedback');
  const [about] = useState(() => serviceRequest(params));
  const [store] = useState(() => new FeedbackStore(app, about));
  useEffect(() => store.restore(), [store]);
  useEffect(() => app.session.onLogout(store.writeAnother), [app, store]);
  useEffect(() => app.files.prepare(), [app]);
  if (store.status === 'sent')
    return about ? <RequestSent about={about} /> : <Sent onAnother={store.writeAnother} />;
  const submit = about ? feedbackTexts.requestSubmit : feedbackTexts.submit;
  return (
    <Screen
      className="feedback-form"
      title={about && titleOf(about)}
      mayLeave={store.mayLeave}
      footer={
        <FormFooter
          form={store}
          text={store.failure ? feedbackTexts.submitAgain : submit}
          onSubmit={() => void store.submit()}
        />
      }
    >
      {about ? (
        <View className="feedback-form__card">
          <View className="feedback-form__heading">
            {'about' in about ? feedbackTexts.about : feedbackTexts.order}
          </View>
          <View className="feedback-form__order">{'about' in about ? about.about : about.orderNo}</View>
        </View>
      ) : (
        <>
          <View className="feedback-form__guide">{feedbackTexts.guide}</View>
          <KindChips store={store} />
        </>
      )}
      <View className="feedback-form__card">
        <TextArea
          label={feedbackTexts.content}
          name="content"
          placeholder={feedbackTexts.placeholder}
          value={store.content}
          count={{ now: store.length, max: FEEDBACK_LENGTH.max }}
          error={store.complaints.content}
          disabled={store.isSaving}
          onChange={store.setContent}
        />
      </View>
      <PictureGrid pictures={store.pictures} complaint={store.picturesComplaint} />
    </Screen>
  );
});

const titleOf = (about: ServiceRequest): string =>
  'about' in about ? feedbackTexts.aboutTitle : requestTexts[about.topic].title;

export default screen('feedback', FeedbackForm);

/** Thanks, with a way back. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const { router } = useApp();
  return (
    <Screen className="feedback-sent">
      <ResultBody
        title={feedbackTexts.sentTitle}
        note={feedbackTexts.sentNote}
        action={{ text: feedbackTexts.back, onPress: () => void router.back() }}
        secondary={{ text: feedbackTexts.another, onPress: onAnother }}
      />
    </Screen>
  );
}

/** Where the reply will arrive, with a link back to the subject. */
function RequestSent({ about }: { readonly about: ServiceRequest }) {
  const { router } = useApp();
  return (
    <Screen className="feedback-sent">
      <ResultBody
        title={feedbackTexts.requestSentTitle}
        note={feedbackTexts.requestSentNote}
        action={{ text: feedbackTexts.back, onPress: () => void router.back() }}
        {...('orderNo' in about && {
          secondary: { text: feedbackTexts.toOrders, onPress: () => void router.replace('myOrder') },
        })}
      />
    </Screen>
  );
}

const KindChips = observer(function KindChips({ store }: { store: FeedbackStore }) {
  return (
    <View className="feedback-form__card">
      <View className="feedback-form__heading">{feedbackTexts.kind}</View>
      <View
        className="feedback-form__chips"
        {...aria({ role: 'radiogroup', 'aria-label': feedbackTexts.kind })}
      >
        {Object.values(FeedbackKind).map((kind) => (
          <Pressable
            key={kind}
            className={classNames(
              'feedback-form__chip',
              kind === store.kind && 'feedback-form__chip--chosen',
            )}
            role="radio"
            aria={{ checked: kind === store.kind }}
            onPress={() => store.setKind(kind)}
          >
            {kindTexts[kind]}
          </Pressable>
        ))}
      </View>
      <View className="feedback-form__error" {...aria({ role: 'alert' })}>
        {store.complaints.kind}
      </View>
    </View>
  );
});
