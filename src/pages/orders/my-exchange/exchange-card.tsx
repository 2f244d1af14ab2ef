import { Text, View } from '@tarojs/components';
import { Button } from '@/components/Button';
import { Card } from '@/components/Card';
import { Icon } from '@/components/Icon';
import { Picture } from '@/components/Picture';
import { Pressable } from '@/components/Pressable';
import { Tag } from '@/components/Tag';
import type { Exchange } from '@/contract/orders/schema';
import { ExchangeCurrency, ExchangeState } from '@/contract/orders/values';
import { RewardKind } from '@/contract/rewards/values';
import { RewardAmount } from '@/features/rewards/amount/RewardAmount';
import { openShop } from '@/features/rewards/shop';
import { formatMinute } from '@/features/dates/in-full';
import { useApp } from '@/stores/app/app-context';
import { exchangeStateTexts, exchangeTexts } from '../texts';
import './exchange-card.scss';
import { copyText } from '@/services/feedback/copy-text';

const TONES: Readonly<Record<ExchangeState, string>> = {
  [ExchangeState.waiting]: 'primary',
  [ExchangeState.sent]: 'primary',
  [ExchangeState.done]: 'neutral',
  [ExchangeState.calledOff]: 'neutral',
};

/** An unknown currency has no drawing, and its figure no meaning. */
const KINDS: Readonly<Partial<Record<ExchangeCurrency, RewardKind>>> = {
  [ExchangeCurrency.peaCoin]: RewardKind.peaCoin,
  [ExchangeCurrency.star]: RewardKind.star,
};

interface ExchangeCardProps {
  readonly exchange: Exchange;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** An exchange; a tap expands its date, and its delivery or the virtual goods' code. */
export function ExchangeCard({ exchange, isOpen, onToggle }: ExchangeCardProps) {
  const { title, picture, currency, cost, count, state } = exchange;
  const kind = KINDS[currency];
  return (
    <Card joined className="exchange-card">
      <Pressable className="exchange-card__head" aria={{ expanded: isOpen }} onPress={onToggle}>
        <Picture
          className="exchange-card__picture"
          src={picture}
          alt=""
          width={128}
          height={96}
          round="small"
        />
        <View className="exchange-card__words">
          <View className="exchange-card__title">{title}</View>
          <View className="exchange-card__cost">
            {kind && (
              <RewardAmount kind={kind} size="small">
                {cost}
              </RewardAmount>
            )}
            {count > 1 && <Text className="exchange-card__count">{exchangeTexts.count(count)}</Text>}
          </View>
        </View>
        <Tag text={exchangeStateTexts[state]} tone={TONES[state]} />
        <Icon
          className={isOpen ? 'exchange-card__arrow exchange-card__arrow--open' : 'exchange-card__arrow'}
          name="arrow-down"
          size={32}
          tone="secondary"
        />
      </Pressable>
      {isOpen && <Details exchange={exchange} />}
    </Card>
  );
}

function Details({ exchange }: { readonly exchange: Exchange }) {
  const app = useApp();
  const { serverClock } = app;
  const { time, note, code, state } = exchange;
  const copy = () => copyText(app, code, exchangeTexts);
  return (
    <View className="exchange-card__details">
      <Fact label={exchangeTexts.time} value={formatMinute(time, serverClock)} />
      <Fact label={exchangeTexts.note} value={note} />
      {code !== '' && (
        <View className="exchange-card__fact exchange-card__fact--code">
          <View className="exchange-card__label">{exchangeTexts.code}</View>
          <View className="exchange-card__value">{code}</View>
          <Pressable
            className="exchange-card__copy"
            label={exchangeTexts.copyCode}
            onPress={() => void copy()}
          >
            <Icon name="copy" size={32} tone="primary" />
          </Pressable>
        </View>
      )}
      {state === ExchangeState.calledOff && (
        <Button kind="secondary" size="small" onPress={() => void openShop(app)}>
          {exchangeTexts.another}
        </Button>
      )}
    </View>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  if (value === '') return null;
  return (
    <View className="exchange-card__fact">
      <View className="exchange-card__label">{label}</View>
      <View className="exchange-card__value">{value}</View>
    </View>
  );
}
