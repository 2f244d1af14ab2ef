import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { ConsentDialog, ConsentLine } from '@/features/account/consent/Consent';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { useQuestionsAhead } from '@/features/evaluation';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { useApp } from '@/stores/app-context';
import { EvaluationLoginStore } from './store';
import { loginTexts as texts } from './texts';
import './index.scss';

/** Phone and code, then the questions. */
const EvaluationLogin = observer(function EvaluationLogin() {
  const app = useApp();
  const { form } = useParams('evaluationLogin');
  const [store] = useState(() => new EvaluationLoginStore(app, form));
  useShown(store.show);
  useQuestionsAhead();
  const submit = () => void store.submit();
  return (
    <Screen className="evaluation-login">
      <View className="evaluation-login__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
        {texts.title}
      </View>
      <View className="evaluation-login__words">{texts.words}</View>
      <View className="evaluation-login__card">
        <PhoneAndCodeFields of={store.proof} onConfirm={submit} />
        <Button block loading={store.isSubmitting} onPress={submit}>
          {texts.submit}
        </Button>
        <View className="evaluation-login__note">{texts.note}</View>
      </View>
      <ConsentLine consent={store.consent} />
      <ConsentDialog consent={store.consent} />
    </Screen>
  );
});

export default screen('evaluationLogin', EvaluationLogin);
