import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Button } from '@/components/Button';
import { ConsentDialog, ConsentLine } from '@/features/account/consent/Consent';
import { PhoneAndCodeFields } from '@/features/account/phone-and-code/PhoneAndCodeFields';
import { useQuestionsAhead } from '@/features/evaluation';
import { screen, Screen, useParams, useShown } from '@/features/screen';
import { useApp } from '@/stores/app/app-context';
import { EvaluationLoginStore } from './store';
import './index.scss';

const texts = {
  title: '先验证手机号',
  words: '验证后，换一台手机也能接着做，结果只有您看得到。',
  submit: '开始测评',
  note: '未注册的手机号验证后将自动创建账号',
} as const;

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
