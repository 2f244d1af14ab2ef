import { View, Text } from '@tarojs/components';
import { observer } from 'mobx-react';
import { useEffect, useState } from 'react';
import { aria } from '@/components/aria';
import { Card } from '@/components/Card';
import { Cell, CellGroup } from '@/components/Cell';
import { Tabs } from '@/components/Tabs';
import { GuidesSheet, guideTexts } from '@/features/guides';
import { ContactOptionLinks } from '@/features/help/consult';
import { useLoadForSession } from '@/features/screen/refresh/use-load-for-session';
import { screen, Screen } from '@/features/screen';
import { AllAtOnce, PagedList } from '@/features/shapes';
import { useApp } from '@/stores/app/app-context';
import { SkeletonBlock } from '@/components/Skeleton';
import { Icon } from '@/components/Icon';
import { Pressable } from '@/components/Pressable';
import { TextField } from '@/components/TextField';
import { HELP_KEYWORD_MAX } from '@/contract/help/values';
import { helpTexts } from '../texts';
import { HelpListStore, piecesOf, type HelpItem } from './store';
import './index.scss';

const ALL = 'all';

/** Questions by category, with a search. */
const HelpList = observer(function HelpList() {
  const app = useApp();
  const [store] = useState(() => new HelpListStore(app));
  useLoadForSession(store.load);
  useEffect(() => store.dispose, [store]);
  const { keyword, words, list } = store;
  const toFeedback = () => void app.router.go('feedback');
  return (
    <Screen className="help-list">
      <View className="help-list__head">
        <SearchField store={store} />
      </View>
      <AllAtOnce
        of={[store.categories, list]}
        skeleton={
          <View className="help-list__items">
            <HelpListSkeleton />
          </View>
        }
      >
        <Categories store={store} />
        {keyword && list.status === 'ready' && list.items.length > 0 && (
          <View className="help-list__found" {...aria({ role: 'status' })}>
            {helpTexts.found(store.total)}
          </View>
        )}
        <View className="help-list__items">
          {!keyword && store.categoryId === null && <Guides />}
          <PagedList
            list={list}
            skeleton={<HelpListSkeleton />}
            empty={{
              text: keyword ? helpTexts.notFound(keyword) : helpTexts.empty,
              action: { text: helpTexts.toFeedback, onPress: toFeedback },
            }}
            onRetry={() => void store.load()}
            render={(item) => <Row item={item} words={words} />}
          />
          {list.isEmpty && <ContactOptionLinks />}
        </View>
      </AllAtOnce>
    </Screen>
  );
});

/** Step-by-step guides above the frequent questions. */
function Guides() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <CellGroup className="help-list__guides">
        <Cell title={guideTexts.all} note={guideTexts.allNote} onPress={() => setIsOpen(true)} />
      </CellGroup>
      <GuidesSheet open={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

/** If they fail to load, the full list suffices, without an error. */
const Categories = observer(function Categories({ store }: { store: HelpListStore }) {
  const categories = store.categories.value ?? [];
  if (categories.length === 0) return null;
  const items = categories.map(({ id, name }) => ({ key: String(id), text: name }));
  return (
    <Tabs
      className="help-list__categories"
      items={[{ key: ALL, text: helpTexts.all }, ...items]}
      active={store.categoryId === null ? ALL : String(store.categoryId)}
      onChange={(key) => store.choose(key === ALL ? null : Number(key))}
    />
  );
});

function Row({ item, words }: { item: HelpItem; words: readonly string[] }) {
  const { router } = useApp();
  return (
    <Card
      joined
      className="help-list__row"
      onPress={() => void router.go('helpDetail', { id: String(item.id) })}
    >
      <View className="help-list__title">
        <Marked text={item.title} words={words} />
      </View>
      {words.length > 0 && (
        <View className="help-list__summary">
          <Marked text={item.summary} words={words} />
        </View>
      )}
    </Card>
  );
}

export default screen('helpList', HelpList);

/** A text with the search words highlighted. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return <View>{text}</View>;
  return (
    <>
      {piecesOf(text, words).map((piece, index) =>
        piece.isHit ? (
          <Text key={index} className="help-list__hit">
            {piece.text}
          </Text>
        ) : (
          piece.text
        ),
      )}
    </>
  );
}

function HelpListSkeleton() {
  return (
    <>
      {Array.from({ length: 8 }, (_, row) => (
        <Card key={row} joined>
          <SkeletonBlock height={42} />
        </Card>
      ))}
    </>
  );
}

const SearchField = observer(function SearchField({ store }: { store: HelpListStore }) {
  return (
    <TextField
      className="help-list__search"
      label={helpTexts.search}
      hideLabel
      name="keyword"
      value={store.text}
      placeholder={helpTexts.searchPlaceholder}
      maxLength={HELP_KEYWORD_MAX}
      prefix={<Icon name="search" size={40} tone="secondary" />}
      suffix={
        store.text && (
          <Pressable className="help-list__clear" label={helpTexts.clear} onPress={store.clear}>
            <Icon name="close" size={32} tone="secondary" />
          </Pressable>
        )
      }
      onChange={store.setText}
      onConfirm={store.search}
    />
  );
});
