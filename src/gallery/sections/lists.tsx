import { View } from '@tarojs/components';
import { Badge, Dot } from '@/components/Badge';
import { Cell, CellGroup } from '@/components/Cell';
import { EmptyState } from '@/components/EmptyState';
import { FailedState } from '@/components/FailedState';
import { ListEnd } from '@/components/ListEnd';
import { LoadingMore } from '@/components/LoadingMore';
import { LoadMoreMark } from '@/components/LoadMoreMark';
import { Pod } from '@/components/Pod';
import { Progress } from '@/components/Progress';
import { ProgressRing } from '@/components/ProgressRing';
import { PullToRefresh } from '@/components/PullToRefresh';
import { ResultBody } from '@/components/ResultBody';
import { SkeletonBlock, SkeletonLines } from '@/components/Skeleton';
import { Spinner } from '@/components/Spinner';
import { Tag } from '@/components/Tag';
import { nothing, type Section } from '../types';
import { SUBJECTS, LONG_NAME, LONG_SENTENCE } from './subjects';

const PULL_TEXTS = { pull: '下拉刷新', release: '松开刷新', loading: '正在刷新…' };

export const listSections: readonly Section[] = [
  {
    name: 'Cell',
    specimens: [
      {
        state: '一组',
        show: (
          <CellGroup title="我的服务">
            <Cell icon="service" title="在线咨询" onPress={nothing} />
            <Cell icon="message" title="消息中心" badge={120} onPress={nothing} />
            <Cell title="设置" badge onPress={nothing} />
            <Cell title="版本更新" badge="新" note="1.30.98" onPress={nothing} />
            <Cell title="手机号" note="138****0003" />
            <Cell title={LONG_NAME} note={LONG_SENTENCE} badge={3} onPress={nothing} />
          </CellGroup>
        ),
      },
      { state: '按下', show: <Cell icon="service" title="在线咨询" onPress={nothing} />, held: 'pressed' },
      {
        state: '键盘焦点',
        show: <Cell icon="service" title="在线咨询" onPress={nothing} />,
        held: 'focused',
      },
    ],
  },
  {
    name: 'Badge',
    specimens: [
      {
        state: '数字,很多,一点',
        show: (
          <View className="gallery__row">
            <Badge count={1} />
            <Badge count={28} />
            <Badge count={120} />
            <Dot />
          </View>
        ),
      },
    ],
  },
  {
    name: 'Tag',
    specimens: [
      {
        state: '语气',
        show: (
          <View className="gallery__row">
            <Tag text="默认" />
            <Tag text="进行中" tone="primary" />
            <Tag text="奖励" tone="accent" />
            <Tag text="已逾期" tone="alert" />
          </View>
        ),
      },
      {
        state: '科目',
        show: (
          <View className="gallery__row">
            {SUBJECTS.map(([subject, text]) => (
              <Tag key={subject} text={text} tone={subject} />
            ))}
          </View>
        ),
      },
      { state: '字太长', show: <Tag text={LONG_SENTENCE} tone="primary" /> },
    ],
  },
  {
    name: 'Pod',
    specimens: [
      { state: '没有开始', show: <Pod label="答题进度" now={0} max={5} /> },
      { state: '一半', show: <Pod label="答题进度" now={8} max={16} at={8} /> },
      { state: '很多', show: <Pod label="答题进度" now={12} max={20} /> },
    ],
  },
  {
    name: 'Progress',
    specimens: [
      { state: '没有开始', show: <Progress label="学习进度" now={0} max={10} /> },
      { state: '一半', show: <Progress label="学习进度" now={5} max={10} /> },
      { state: '完成', show: <Progress label="学习进度" now={10} max={10} /> },
    ],
  },
  {
    name: 'ProgressRing',
    specimens: [
      {
        state: '没有开始,一点,一半,快完了,完成',
        show: (
          <View className="gallery__row">
            {[0, 4, 50, 99, 100].map((percent) => (
              <ProgressRing key={percent} percent={percent} />
            ))}
          </View>
        ),
      },
      { state: '大的', show: <ProgressRing percent={62} size={160} label="学习进度" /> },
    ],
  },
  {
    name: 'Spinner',
    specimens: [{ state: '随文字的颜色', show: <Spinner /> }],
  },
  {
    name: 'Skeleton',
    specimens: [
      { state: '一段字', show: <SkeletonLines lines={3} /> },
      {
        state: '形状',
        show: (
          <View className="gallery__row">
            <SkeletonBlock width={96} height={96} radius="round" />
            <SkeletonBlock width={160} height={96} radius="card" />
            <SkeletonBlock width={160} height={56} radius="pill" />
            <SkeletonBlock width={160} height={32} />
          </View>
        ),
      },
    ],
  },
  { name: 'LoadingMore', specimens: [{ state: '进行中', show: <LoadingMore /> }] },
  {
    name: 'LoadMoreMark',
    specimens: [{ state: '列表末尾的记号,看不见', show: <LoadMoreMark onReached={nothing} /> }],
  },
  {
    name: 'ListEnd',
    specimens: [
      { state: '普通', show: <ListEnd /> },
      { state: '另一句', show: <ListEnd text="只保留最近一年的记录" /> },
    ],
  },
  {
    name: 'PullToRefresh',
    specimens: [
      {
        state: '拉一拉',
        show: (
          <PullToRefresh texts={PULL_TEXTS} onRefresh={() => Promise.resolve()}>
            <Cell title="向下拉" />
          </PullToRefresh>
        ),
        screen: 104,
      },
    ],
  },
  {
    name: 'EmptyState',
    specimens: [
      {
        state: '空,有下一步',
        show: <EmptyState text="还没有订单" action={{ text: '去我的课程', onPress: nothing }} />,
      },
      { state: '字太长', show: <EmptyState text={LONG_SENTENCE} /> },
    ],
  },
  {
    name: 'FailedState',
    specimens: [
      { state: '没有加载出来', show: <FailedState text="没有加载出来,请稍后再试" onRetry={nothing} /> },
      { state: '没有网络', show: <FailedState illustration="offline" text="网络断开了" onRetry={nothing} /> },
      { state: '再试', show: <FailedState loading text="没有加载出来,请稍后再试" onRetry={nothing} /> },
      { state: '一张卡片里', show: <FailedState compact text="课表没有加载出来" onRetry={nothing} /> },
      { state: '一张卡片里,字太长', show: <FailedState compact text={LONG_SENTENCE} onRetry={nothing} /> },
    ],
  },
  {
    name: 'ResultBody',
    specimens: [
      {
        state: '成功',
        show: (
          <ResultBody
            title="提交成功"
            note={LONG_SENTENCE}
            action={{ text: '完成', onPress: nothing }}
            secondary={{ text: '查看进度', onPress: nothing }}
          />
        ),
      },
    ],
  },
];
