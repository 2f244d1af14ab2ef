import { View } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Skeleton } from '@/components/Skeleton';
import { ContactOptionLinks } from '@/features/help/consult';
import { formatDate } from '@/features/lessons/dates';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen, useParams } from '@/features/screen';
import { Loaded } from '@/features/shapes';
import { recordId } from '@/services/helpers/record-id';
import { useApp } from '@/stores/app/app-context';
import { classNames } from '@/components/class-names';
import { Pressable } from '@/components/Pressable';
import { helpTexts } from '../texts';
import { Paragraphs } from './parts/paragraphs';
import { HelpDetailStore, type HelpArticle } from './store';
import './index.scss';

const HelpDetail = observer(function HelpDetail() {
  const app = useApp();
  const { id } = useParams('helpDetail');
  const [store] = useState(() => new HelpDetailStore(app, recordId(id)));
  useLoadForSession(store.load, store.article.reset);
  const toList = () => void app.router.replace('helpList');
  return (
    <Screen className="help-detail" title={store.article.value?.categoryName}>
      <View className="help-detail__content">
        <Loaded
          of={store.article}
          skeleton={<Skeleton variant="card" parts={[{ bars: [44], lines: 8 }]} />}
          onRetry={() => void store.load()}
          missing={{ text: helpTexts.missing, action: { text: helpTexts.toList, onPress: toList } }}
        >
          {(article) => <Article article={article} store={store} />}
        </Loaded>
      </View>
    </Screen>
  );
});

const Article = observer(function Article({
  article,
  store,
}: {
  article: HelpArticle;
  store: HelpDetailStore;
}) {
  const { router } = useApp();
  const { title, updatedAt, paragraphs, related } = article;
  return (
    <>
      <Card className="help-detail__article">
        <View className="help-detail__title" {...aria({ role: 'heading', 'aria-level': '1' })}>
          {title}
        </View>
        <View className="help-detail__source">{helpTexts.updated(formatDate(updatedAt))}</View>
        <Paragraphs paragraphs={paragraphs} />
      </Card>
      <Vote store={store} />
      {store.isHelpful === false && <ContactOptionLinks className="help-detail__related" />}
      {related.length > 0 && (
        <CellGroup title={helpTexts.related} className="help-detail__related">
          {related.map((other) => (
            <Cell
              key={other.id}
              title={other.title}
              onPress={() => void router.go('helpDetail', { id: String(other.id) })}
            />
          ))}
        </CellGroup>
      )}
    </>
  );
});

export default screen('helpDetail', HelpDetail);

/** Whether the article helped. */
const Vote = observer(function Vote({ store }: { store: HelpDetailStore }) {
  const { isHelpful } = store;
  return (
    <Card className="help-detail__vote">
      <View className="help-detail__question">{helpTexts.didHelp}</View>
      <View
        className="help-detail__answers"
        {...aria({ role: 'radiogroup', 'aria-label': helpTexts.didHelp })}
      >
        {([true, false] as const).map((answer) => (
          <Pressable
            key={String(answer)}
            className={classNames(
              'help-detail__answer',
              isHelpful === answer && 'help-detail__answer--chosen',
            )}
            role="radio"
            aria={{ checked: isHelpful === answer }}
            onPress={() => void store.vote(answer)}
          >
            {answer ? helpTexts.yes : helpTexts.no}
          </Pressable>
        ))}
      </View>
      {isHelpful !== null && (
        <View className="help-detail__thanks" {...aria({ role: 'status' })}>
          {isHelpful ? helpTexts.thanksYes : helpTexts.thanksNo}
        </View>
      )}
    </Card>
  );
});
