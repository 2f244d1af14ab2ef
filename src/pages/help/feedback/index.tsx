import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { TextArea } from '@/components/TextArea';
import { FEEDBACK_LENGTH } from '@/contract/help/values';
import { screen, Screen, useParams } from '@/features/screen';
import { FormFooter } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { KindChips } from './parts/kind-chips';
import { PictureGrid } from './parts/picture-grid';
import { FeedbackStore, serviceRequest, type ServiceRequest } from './store';
import { feedbackTexts, requestTexts } from './texts';
import './index.scss';
import { ResultBody } from '@/components/ResultBody';

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
