import { createElement, type ComponentType, type ReactNode } from 'react';
import type { App } from '@/stores/app/app';

/** Display order, one at a time: rule shell-29. */
const POPUP_ORDER = [
  'age',
  'higherLevel',
  'classHour',
  'checkIn',
  'freshman',
  'freeTrial',
  'activity',
  'interestTags',
  'wonderful',
  'weChatNotice',
  'configured',
  'notification',
] as const;
export type PopupId = (typeof POPUP_ORDER)[number];

export interface PopupProps<Data> {
  readonly data: Data;
  /** false during the closing animation. */
  readonly open: boolean;
  /** acted: the parent took the popup's action; otherwise it was dismissed. Both count as an impression. */
  readonly onClose: (acted: boolean) => void;
}

/** A popup to show now. */
export interface Due<Data> {
  readonly data: Data;
  /** Counter key of a kind with several popups; the kind's id when absent. */
  readonly key?: string;
  /** Required pictures: without them the popup is skipped. */
  readonly images?: readonly string[];
}

/** On home in place of a popup that had no turn. */
export interface PopupCardWords {
  readonly title: string;
  /** On its button. */
  readonly action: string;
  /** What the popup's button does; absent: the popup opens. */
  readonly act?: (app: App) => void;
}

/** Definition of a popup kind. */
interface PopupKind<Data> {
  readonly id: PopupId;
  /** Maximum impressions on this device per key; Infinity: no limit. */
  readonly limit: number;
  /** No other popup is shown after it until the page is reopened. */
  readonly suppressesRest?: boolean;
  /** Called once a round, for all kinds in parallel; [] when not due. A rejection counts as []. */
  due(app: App): Promise<readonly Due<Data>[]>;
  /** Absent: it waits for the next visit without a card. */
  card?(data: Data): PopupCardWords | undefined;
  /** The component, loaded when due. */
  load(): Promise<ComponentType<PopupProps<Data>>>;
}

type RenderPopup = (state: Pick<PopupProps<never>, 'open' | 'onClose'>) => ReactNode;

/** A due popup with its data bound. */
export interface Showing {
  readonly id: PopupId;
  readonly key: string;
  readonly images: readonly string[];
  readonly card: PopupCardWords | undefined;
  readonly load: () => Promise<RenderPopup>;
}

/** A kind with its data type erased. */
export interface PopupEntry {
  readonly id: PopupId;
  readonly limit: number;
  readonly suppressesRest: boolean;
  due(app: App): Promise<readonly Showing[]>;
}

export function popup<Data>(kind: PopupKind<Data>): PopupEntry {
  const { id, limit, suppressesRest = false } = kind;
  const showing = ({ data, key = id, images = [] }: Due<Data>): Showing => ({
    id,
    key,
    images,
    card: kind.card?.(data),
    load: async () => {
      const Popup = await kind.load();
      return (state) => createElement(Popup, { ...state, data });
    },
  });
  return { id, limit, suppressesRest, due: async (app) => (await kind.due(app)).map(showing) };
}

/** Sorted by the specification's order. */
export const inOrder = (entries: readonly PopupEntry[]): PopupEntry[] =>
  [...entries].sort((left, right) => POPUP_ORDER.indexOf(left.id) - POPUP_ORDER.indexOf(right.id));
