import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { ResultBody } from '@/components/ResultBody';
import { SkeletonBlock } from '@/components/Skeleton';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { FormFooter, LoadFailure } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { MissingFields } from './missing-fields';
import { ImproveStore } from './store';
import './index.scss';

const improveTexts = {
  guide: '再补充几项信息，我们就能为孩子安排更合适的课程和老师',
  missing: (count: number): string => `还差${count}项`,
  save: '完成',
  saveAgain: '重新提交',
  later: '以后再说',
  complete: '资料已经完善',
  completeNote: '感谢您的配合，之后可以在“我的”中随时修改',
  goOn: '继续',
} as const;

/** The short form for incomplete profiles; complete ones are redirected. */
const Improve = observer(function Improve() {
  const app = useApp();
  const { next } = useParams('improveData');
  const [store] = useState(() => new ImproveStore(app, next));
  useLoadForSession(store.load, store.reset);
  if (store.isDone) return <Complete store={store} />;
  if (store.parts.length === 0) return <Loading store={store} />;
  const { form } = store.personal;
  return (
    <Screen className="improve" mayLeave={form.mayLeave} footer={<Footer store={store} />}>
      <View className="improve__content">
        <View className="improve__guide">{improveTexts.guide}</View>
        <View className="improve__card">
          <View className="improve__count">{improveTexts.missing(store.parts.length)}</View>
          <MissingFields store={store} />
        </View>
      </View>
    </Screen>
  );
});

const Footer = observer(function Footer({ store }: { store: ImproveStore }) {
  const { form } = store.personal;
  const leave = async () => {
    if (await form.mayLeave()) await store.goOn();
  };
  return (
    <>
      <FormFooter
        form={form}
        text={form.failure ? improveTexts.saveAgain : improveTexts.save}
        onSubmit={() => void store.submit()}
      />
      <Button kind="text" block disabled={form.isSaving} onPress={() => void leave()}>
        {improveTexts.later}
      </Button>
    </>
  );
});

const Loading = observer(function Loading({ store }: { store: ImproveStore }) {
  const { info } = store.personal;
  return (
    <Screen className="improve">
      {info.status === 'failed' ? (
        <LoadFailure error={info.error} onRetry={() => void store.load()} />
      ) : (
        <View className="improve__content">
          <View className="improve__card">
            {[0, 1, 2].map((field) => (
              <SkeletonBlock key={field} className="improve__skeleton" height={96} />
            ))}
          </View>
        </View>
      )}
    </Screen>
  );
});

function Complete({ store }: { store: ImproveStore }) {
  return (
    <Screen className="improve">
      <ResultBody
        title={improveTexts.complete}
        note={improveTexts.completeNote}
        action={{ text: improveTexts.goOn, onPress: () => void store.goOn() }}
      />
    </Screen>
  );
}

export default screen('improveData', Improve);
